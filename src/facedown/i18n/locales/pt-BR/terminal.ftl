# A linha de comando e o terminal.

## o que deu errado

error-no_such_game = não existe o jogo { $game }; os jogos são { $allowed }
error-no_such_option = não existe a regra da casa { $option }; existem { $allowed }
error-no_such_value = { $option } não pode ser { $value }; pode ser { $allowed }
error-no_such_preset = não existe o conjunto de regras { $preset }; existem { $allowed }
error-no_such_bot = não existe o robô { $bot } para este jogo; existem { $allowed }
error-no_page = a página de regras de { $game } não está instalada
error-not_an_assignment = { $text } não define uma regra da casa; escreva opção=valor
error-option_twice = a regra da casa { $option } foi definida duas vezes
error-too_many_bots = { $bots } robôs não cabem em { $free } lugares; indique no máximo esse número
error-port_taken = a porta { $port } está ocupada; escolha outra com --port
error-no_address = não é possível escutar em { $address }: { $why }
error-bad_key_file = { $file } não contém uma chave de assinatura; tire-o dali e uma nova será criada
error-wrong_number_of_players = { $players } jogadores não podem jogar com estas regras: no mínimo { $low }, no máximo { $high }
error-newer_rules = foi jogado com a versão { $version } das regras; este programa conhece a versão { $known }
error-peer_missing = { $module } não está instalado; pip install 'facedown[bench]' traz os outros programas
error-number_out_of_range = { $option } não pode ser { $value }; pode ser { $allowed }
error-no_such_seat = não existe o lugar { $text }
error-seat_not_in_match = não existe o lugar { $seat }; os lugares vão de 0 a { $last }
error-seat_or_open = escolha --seat ou --open, não os dois
error-no_terminal = --step precisa de um terminal; sem ele você vê tudo
error-rounds_or_matches = escolha --rounds ou --matches, não os dois
error-no_such_file = não existe o arquivo { $file }
error-not_readable = não é possível ler { $file }: { $why }
error-not_writable = não é possível gravar { $file }: { $why }
error-not_text = { $file } não é um registro de partida: não é texto
error-not_a_transcript = isto não é um registro de partida: não começa com “facedown transcript”
error-other_format = o registro é do formato { $format }; este programa lê o formato { $wanted }
error-cut_off = o registro foi cortado depois da linha { $line }
error-damaged = o registro está danificado na linha { $line }: { $why }
error-another_game = a linha { $line } cita as regras de { $game }, não as deste jogo
error-unreal = o registro não é de uma partida real: os acontecimentos não combinam
error-bad_game = o jogo { $id } não foi importado: { $why }
error-too_long = { $file } é mais longo que qualquer partida
error-not_an_export = { $file } não contém jogos: não foi gravado por facedown export
error-not_a_backup = { $file } não é uma cópia de segurança, ou está danificado
error-other_backup = { $file } é uma cópia do formato { $format }; este programa lê o formato { $wanted }
error-file_exists = { $file } já existe; --force o substitui
error-no_data = não há banco de dados em { $folder }; --data indica a pasta da casa
error-data_exists = já existe uma casa em { $folder }; --force a substitui
error-in_use = outro processo está usando { $folder }; pare a casa primeiro
error-newer_schema = o banco de dados é da versão { $found }; este programa conhece a versão { $known }: atualize-o
error-no_folder = não é possível criar a pasta { $folder }: { $why }
error-database_failed = o banco de dados falhou: { $why }
error-untrue_match = o registro é falso: { $what }
error-untrue = o registro é falso na rodada { $round }: { $what }
error-unproven = o embaralhamento da rodada { $round } não confere com a prova: { $what }
error-not_fetched = não é possível buscar { $url }: { $why }
error-not_text_there = o que há em { $url } não é um registro: não é texto
error-too_long_there = o que há em { $url } não é um registro: tem mais de { $most } bytes
error-plugin_fails = { $plugin } ficou de fora: não pode ser carregado ({ $why })
error-plugin_is_no_game = { $plugin } ficou de fora: não é um jogo
error-plugin_of_other_version = { $plugin } ficou de fora: é para a versão { $version } dos jogos do Facedown, e esta é a versão { $known }
error-plugin_key = { $plugin } ficou de fora: sua chave é { $key }, que já existe ou não é o seu nome
error-plugin_breaks_law = { $plugin } ficou de fora: viola a lei { $law }
error-no_such_language = { $language } não é falado aqui; usando inglês
error-bad_catalogue = { $file }, linha { $line }: isto não é uma mensagem

## o que é falso em um registro

untrue-setup = os lugares e os pontos não decorrem das rodadas anteriores
untrue-deal = as cartas não foram dadas desse baralho
untrue-events = a jogada { $move } teve outro efeito
untrue-outcome = o resultado é outro
untrue-not_the_pack = o baralho não tem as cartas do jogo
untrue-share = o que o lugar { $seat } deu não é o que tinha prometido
untrue-root = o segredo não dá a raiz publicada
untrue-deck = o baralho não é o que decorre dele
untrue-order = o reembaralhamento { $reshuffle } não é o que decorre dele
untrue-starter = outro lugar deveria ter começado
untrue-unfinished = não terminou, e mesmo assim há mais rodadas
untrue-wrong_number_of_players = esse número de jogadores não pode jogar este jogo
untrue-refused = uma jogada é recusada ({ $code })

## por que algo não pode ser lido

why-unreadable = não pode ser lido
why-no_such_word = não existe essa jogada ou esse acontecimento
why-no_such_card = não existe essa carta
why-wrong_number_of_words = há palavras demais ou de menos
why-player_missing = falta um jogador
why-share_missing = falta a parte de um lugar no embaralhamento
why-no_such_proof = uma raiz, um segredo ou uma parte tem o tamanho errado
why-text_after_end = há mais depois do fim
why-untrue = as regras decidem diferente
why-unreal = os acontecimentos não combinam
why-damaged = está danificado
why-cut_off = foi cortado
why-not_a_transcript = não é um registro de partida
why-other_id = não é o que está na lista
why-spelling = não está escrito como os registros são
why-no_such_time = não existe essa hora
why-option_twice = uma regra da casa foi definida duas vezes
why-no_such_option = não existe essa regra da casa
why-no_such_value = uma regra da casa não pode ter esse valor
