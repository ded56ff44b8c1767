# A linha de comando e o terminal.


## o que deu errado

error-no_such_game = não existe o jogo { $game }; os jogos são { $allowed }
error-no_such_option = não existe a regra da casa { $option }; existem { $allowed }
error-no_such_value = { $option } não pode ser { $value }; pode ser { $allowed }
error-no_such_preset = não existe o conjunto de regras { $preset }; existem { $allowed }
error-mini_has_its_own_rules = { $game } tem regras da casa próprias; não dá para definir { $rules }
error-no_such_bot = não existe o bot { $bot } para este jogo; existem { $allowed }
error-not_an_assignment = { $text } não define uma regra da casa; escreva opção=valor
error-option_twice = a regra da casa { $option } foi definida duas vezes
error-too_many_bots = { $bots } bots não cabem em { $free } lugares; indique no máximo esse número
error-wrong_number_of_bots = foram indicados { $bots } bots para { $wanted } outros lugares; indique um para todos, ou um para cada
error-no_such_program = não existe o programa { $program }
error-two_bots_needed = indique pelo menos dois robôs com --bots
error-bot_twice = { $bot } aparece duas vezes em --bots; basta uma
error-test_not_played = --test { $bot },{ $against } não é jogado: com essas --tables ninguém é { $bot } sozinho entre { $against }
error-missing_extra = { $module } não está instalado; { $install } o traz
error-encoder_of_other_game = o codificador { $encoder } não é de { $game }
error-mixed_games = há jogos diferentes, ou com números diferentes de jogadores, no mesmo arquivo; a linha { $line } é a primeira que difere
error-no_decisions = não há nenhuma decisão em { $file }
error-views_of_nothing = --views só vale com --record
error-ray_fails = não foi possível falar com o Ray em { $address }: { $why }
error-worker_died = um processo que jogava terminou: talvez morto, ou sem memória; o que ele jogou se perdeu
error-no_table_link = { $link } não é o link de uma mesa; um exemplo é https://cards.example/t/ABCDEF
error-house_fails = não foi possível chegar à casa { $house }: { $why }
error-house_refuses = a casa { $house } recusa: { $why }
error-must_choose = o bot { $bot } não escolheu nada no lugar { $seat } de { $game }: na sua vez, ele tem que escolher uma jogada
error-port_taken = a porta { $port } está ocupada; escolha outra com --port
error-no_address = não é possível escutar em { $address }: { $why }
error-bad_key_file = { $file } não contém uma chave de assinatura; tire-o dali e uma nova será criada
error-wrong_number_of_players = { $players } jogadores não podem jogar com estas regras: no mínimo { $low }, no máximo { $high }
error-newer_rules = foi jogado com a versão { $version } das regras; este programa conhece a versão { $known }
error-number_out_of_range = { $option } não pode ser { $value }; pode ser { $allowed }
error-empty_database = { $option } está sem valor; informe um endereço ou, para guardar a casa na pasta de dados, não defina essa opção
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
error-unreal = o registro não é de uma partida real: os eventos não combinam
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
error-far_apart = processos da geração { $found } estão usando este banco de dados, e este programa é da geração { $known }: só gerações vizinhas rodam lado a lado; pare os outros antes e espere dez segundos, ou atualize uma versão por vez
error-no_folder = não é possível criar a pasta { $folder }: { $why }
error-database_failed = o banco de dados falhou: { $why }
error-database_damaged = o banco de dados está danificado ({ $why }); guarde uma cópia da pasta de dados e volte ao último backup bom: facedown restore ARQUIVO --force
error-unreadable = não dá para ler algo no banco de dados ({ $why }); verifique o disco
error-disk_full = o disco está cheio ({ $why }); libere espaço e tente de novo
error-read_only = não dá para gravar { $file } ({ $why }); dê permissão de escrita ao usuário que roda o servidor ou, se o disco está só para leitura, monte-o de novo
error-no_database = não é possível abrir o banco de dados { $address }: { $why }; confira o endereço, o usuário e a senha em --database, e se o PostgreSQL está no ar
error-database_rights = o banco de dados { $address } não permite ao seu usuário o que uma casa precisa fazer ({ $why }); torne esse usuário dono do banco e de tudo o que há nele
error-database_read_only = o banco de dados { $address } não aceita alterações ({ $why }); indique o servidor primário se este for um standby, ou permita a escrita
error-database_encoding = o banco de dados { $address } está em { $found }, e precisa estar em UTF-8: createdb --encoding=UTF8 --template=template0 cria um
error-database_schema = o banco de dados { $address } não tem o esquema que o endereço indica: crie-o ou indique outro
error-database_in_use = outro processo está usando o banco de dados { $address }; pare essa casa primeiro
error-database_old = o banco de dados { $address } está no PostgreSQL { $found }, e uma casa precisa da versão { $least } ou mais nova: atualize esse servidor ou indique outro
error-database_taken = outro processo assumiu o banco de dados, por isso esta casa fechou; inicie-a de novo para ficar de reserva
error-not_a_house = o banco de dados { $address } não é de uma casa: nele há { $found }; indique um vazio
error-other_house = { $address } é de uma casa com outra chave; copie o signing.key dessa casa para a pasta de --data, ou indique outro lugar
error-no_driver = o PostgreSQL precisa de um driver; instale-o com: pip install "facedown[postgresql]"
error-house_exists = já existe uma casa em { $place }; uma casa só se muda para onde não há nenhuma
error-same_place = a origem e o destino são o mesmo lugar; indique outro para onde mudar
error-no_house = não há nenhuma casa em { $place }; confira o endereço
error-not_the_same = nada foi mudado: { $table } tinha { $count } linhas, e foram lidas { $copied }, ou outras
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
error-no_such_language = { $language } não é falado aqui; usando inglês. Conhecidos: { $known }

## em linhas de texto

terminal-players = { $game }: { $names }.
terminal-how = Responda com um número; h dá uma dica, ? explica as jogadas, q sai.
terminal-answer_one = Só há uma opção: responda 1, h, ? ou q.
terminal-answer = Responda com um número de { $low } a { $high }, h, ? ou q.
terminal-do_it = Fazer
terminal-enough = Só essas
terminal-end_of_input = Fim da entrada: saindo da mesa.
terminal-rules = As regras: { $command }
terminal-discard =
    { $count ->
        [one] Descarte: { $count } carta, { $top } em cima.
       *[other] Descarte: { $count } cartas, { $top } em cima.
    }
terminal-below = Embaixo: { $cards }.
terminal-pile =
    { $owner-is ->
        [you] Seu, na mesa: { $cards }
        [nobody] Na mesa: { $cards }
       *[other] De { $owner }, na mesa: { $cards }
    }
terminal-in_slot = { ordinal }: { $card }
terminal-drawn = Comprada: { $card }.

## na tela

terminal-keys = h dica   ? ajuda   q sair
terminal-you_are_out = você está fora, os outros continuam
terminal-space_leaves = Espaço sai.
terminal-space_deals = Espaço dá a próxima rodada.
terminal-space = espaço
terminal-look_well = Olhe bem: ela volta a ficar virada para baixo.
terminal-same_key = Aperte a mesma tecla de novo para fazer.
terminal-unknown_key = Essa tecla não faz nada; ? mostra as teclas.
terminal-seconds = { $seconds } s
terminal-too_small = A janela é pequena demais para esta mesa: aumente-a ou jogue com --plain.
terminal-round_is_lost = A rodada se perde.
terminal-scroll = ↑ ↓ rolar · esc volta à mesa
terminal-step_keys = ← → um passo   ↑ ↓ dez   home end   q sair
terminal-help_keys =
    - **a tecla mostrada** em uma carta ou ao lado de uma palavra: faz isso
    - **← →** e **enter**: percorrem o que se pode fazer e fazem; um clique também
    - **esc**: um passo atrás
    - **espaço**: continua; passa
    - **h** as melhores jogadas, e por quê
    - **?** esta ajuda, **q** sai da mesa
terminal-help_memory = As cartas que você olha aparecem por alguns segundos: lembrar delas é o jogo.

## pontos

terminal-score = { $name }: soma das cartas { $total }, { $points }, total { $standing }.
terminal-standing = { $name } { $points }
terminal-after = Depois de { $rounds }: { $totals }.
terminal-place = { $place }º { $name } { $points }
terminal-more_calls =
    { $seat-is ->
        [you] Você divide o lugar com { $other } e fica na frente por mais chamadas ganhas: { $calls } a { $other-calls }.
       *[other] { $seat } divide o lugar com { $other } e fica na frente por mais chamadas ganhas: { $calls } a { $other-calls }.
    }
terminal-saved = O registro está em { $file }.
terminal-seed = A semente foi { $seed }.

## jogos e regras da casa

terminal-players_column = Jogadores
terminal-presets = Conjuntos de regras
terminal-players_also = { $official } (também { $others })
terminal-one_game = { $command } mostra as regras da casa de um jogo.
terminal-rules_version = { $key }, regras { $version }
terminal-no_house_rules = Este jogo não tem regras da casa.

## registros

terminal-record_ends = O registro termina aqui.
terminal-true = { $file } é verdadeiro: { $rules }, { $rounds }, { $moves }; { $how }.
terminal-moves =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
terminal-decided_again = as regras decidiram de novo, e tudo deu no mesmo
terminal-replayed = os acontecimentos foram repetidos; são de regras mais antigas que { $rules }
terminal-not_proven = Embaralhamento: sem prova; o registro não traz nenhuma.
terminal-proven_some = Embaralhamento: provado em { $proven } de { $rounds } rodadas; as outras não trazem prova.
terminal-proven = Embaralhamento: provado; cada baralho, cada reembaralhamento e quem começou foram calculados de novo.
terminal-alone =
    { $count ->
        [one] Em { $count } rodada nenhum lugar deu a sua parte, e só a casa embaralhou.
       *[other] Em { $count } rodadas nenhum lugar deu a sua parte, e só a casa embaralhou.
    }

## uma casa

terminal-open = Facedown está aberto em { $address } (Ctrl+C fecha)
terminal-waiting = Outro processo está com este banco de dados: esperando que ele saia (Ctrl+C encerra este)
terminal-unknown_setting = { $name } não é um ajuste; docs/howto/host.md lista todos
terminal-backed_up = { $folder } está em { $file }: o banco de dados e a chave que assina os tokens.
terminal-restored = { $folder } está como foi guardado em { $file }.
terminal-moved = Mudança feita e comparada linha por linha: mesas: { $tables }, pessoas: { $people }, jogos: { $games }.
terminal-exported =
    { $count ->
        [one] { $count } jogo em { $file }.
       *[other] { $count } jogos em { $file }.
    }
terminal-imported =
    { $count ->
        [one] { $count } jogo importado.
       *[other] { $count } jogos importados.
    }
terminal-imported_before =
    { $count ->
        [one] { $count } jogo já estava aqui.
       *[other] { $count } jogos já estavam aqui.
    }

## números

terminal-number = número
terminal-mean = média
terminal-median = mediana
terminal-most = máximo
terminal-moves_each = jogadas por rodada
terminal-turns_each = vezes por rodada
terminal-rounds_each = rodadas por partida
terminal-by_seat = por lugar
terminal-by_bot = por bot
terminal-rounds = rodadas
terminal-wins = vitórias
terminal-win_share = do total
terminal-mean_points = pontos por rodada
terminal-matches_won = partidas ganhas por { $bot }: { $wins } de { $matches } ({ $share } das vitórias)
terminal-seed_of = semente { $seed }
terminal-stuck = travou: { $what }
terminal-seated_again = { $named } bots para { $seats } lugares, então alguns ocupam mais de um: { $bots }
terminal-usage = { $problem }. Veja facedown --help.
error-bad_catalogue = { $file }, linha { $line }: isto não é uma mensagem

## the arena

terminal-rating = força
terminal-table_kind = mesa
terminal-mixed = mesa mista
terminal-won = vitórias
terminal-points_ahead = vantagem
terminal-won_each = vitórias por lado
terminal-ahead = pontos à frente por rodada
terminal-matrix = vitórias sozinho entre os outros
terminal-happened = em uma rodada
terminal-calls = chamadas
terminal-calls_won = chamadas vencidas
terminal-call_turn = turno da chamada
terminal-decision_ms = milissegundos por decisão
terminal-endings = como as rodadas acabaram
terminal-faults = decisões perdidas
terminal-arena_of = Arena: { $game }, { $players } jogadores
terminal-arena_played = { $deals } distribuições, { $rounds } rodadas; { $anchor } tem força 0; semente { $seed }
terminal-test_stronger = { $bot } é mais forte que { $against }: dá para saber depois de { $deals } distribuições.
terminal-test_not_stronger = { $bot } não é mais forte que { $against } por { $margin } Elo: dá para saber depois de { $deals } distribuições.
terminal-test_inconclusive = Inconclusivo: { $deals } distribuições não dizem se { $bot } é mais forte que { $against }.
terminal-lost_decisions =
    { $count ->
        [one] { $bot } perdeu { $count } decisão ({ $kinds }): em { $where }, lugar { $seat }, depois de { $moves }, { $position }
       *[other] { $bot } perdeu { $count } decisões ({ $kinds }); a primeira em { $where }, lugar { $seat }, depois de { $moves }, { $position }
    }
terminal-report_is_in = O relatório está em { $file }.
terminal-games_are_in = As partidas estão em { $file }.
terminal-guest_seated = { $name } está no lugar { $seat } da mesa { $table } ({ $game }).
terminal-guest_lost_decision = { $bot } perdeu uma decisão ({ $kind }) na rodada { $round }, lugar { $seat }: { $position }
terminal-guest_over = A partida acabou. Pontos { $scores }; vence o lugar { $winners }.

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
why-is_folder = é uma pasta
why-exists = já existe; escolha outro nome
why-no_such_folder = não existe essa pasta
why-closed_folder = não é permitido gravar na pasta
why-too_slow = demora demais
why-not_read_back = não pode ser lido de volta
why-failed = falhou
why-no_such_word = não existe essa jogada ou esse evento
why-no_such_card = não existe essa carta
why-wrong_number_of_words = há palavras demais ou de menos
why-player_missing = falta um jogador
why-share_missing = falta a parte de um lugar no embaralhamento
why-no_such_proof = uma raiz, um segredo ou uma parte tem o tamanho errado
why-text_after_end = há mais depois do fim
why-untrue = as regras decidem diferente
why-unreal = os eventos não combinam
why-damaged = está danificado
why-cut_off = foi cortado
why-not_a_transcript = não é um registro de partida
why-other_id = não é o que está na lista
why-spelling = não está escrito como os registros são
why-no_such_time = não existe essa hora
why-option_twice = uma regra da casa foi definida duas vezes
why-no_such_option = não existe essa regra da casa
why-no_such_value = uma regra da casa não pode ter esse valor

## for whoever runs a house

terminal-notice = Aviso para todos: { $text }
terminal-admin_new = { $name } será administrador por { $file } quando o servidor abrir de novo. O segredo, mostrado só agora:
terminal-admin_in_clear = { $house } não é https: qualquer um no caminho pode ler o seu segredo
error-bad_admin_file = o arquivo de administradores { $file } não serve: { $why }
error-bad_admin_name = o nome de um administrador só tem letras minúsculas e algarismos, como ana
error-no_admin_secret = ponha o seu segredo em { $variable }, ou pergunte de um terminal
why-others_may_read = outros podem ler; chmod 600 resolve
why-not_readable = não dá para ler
why-not_writable = não dá para escrever
why-bad_line = uma linha não é um nome e um resumo; “facedown admin new” escreve assim

doctor-settings_good = Configuração: tudo conhecido.
doctor-unknown_setting = Configuração: { $name } parece uma opção e não é.
    .mend = Procure um erro de digitação, ou tire.
doctor-metrics_open = Configuração: qualquer um pode ler /metrics.
    .mend = Use FACEDOWN_METRICS=local, ou recuse /metrics no proxy.
doctor-disk_good = Disco: há espaço, e dá para escrever na pasta de dados.
doctor-little_space = Disco: { $megabytes } MB livres para { $folder }.
    .mend = Libere espaço, ou mude a pasta de dados; um disco cheio para todas as mesas.
doctor-folder_not_writable = Disco: não dá para escrever em { $folder }.
    .mend = Faça do usuário que roda o servidor o dono (chown) ou, se o disco está só para leitura, monte-o de novo.
doctor-files_good = Arquivos: os segredos são só do dono.
doctor-others_may_read = Arquivos: outros podem ler { $file }.
    .mend = chmod go-rwx { $file }
doctor-other_owner = Arquivos: { $file } é de outro usuário.
    .mend = Pergunte como o usuário que roda o servidor, ou chown { $file }.
doctor-no_admins = Arquivos: { $file } não tem nenhum administrador.
    .mend = facedown admin new NAME --file { $file }
doctor-bad_admin_file = Arquivos: o arquivo de administradores { $file } não serve ({ $why }).
    .mend = chmod 600 { $file }, e escreva com “facedown admin new”.
doctor-database_good = Banco de dados: inteiro e desta versão.
doctor-no_database_yet = Banco de dados: { $file } será criado quando o servidor abrir.
doctor-empty_database = Banco de dados: vazio; a casa será criada nele quando o servidor abrir.
doctor-not_kept = Banco de dados: o PostgreSQL está com { $setting } desligado, e as jogadas aparecem antes de estarem a salvo.
    .mend = Ponha { $setting } = on em postgresql.conf e recarregue o PostgreSQL; se a máquina dele cair, podem se perder jogadas ou o banco inteiro.
doctor-database_refused = Banco de dados: { $says }.
    .mend = Nada foi mudado; o servidor não abre antes que isto se resolva.
doctor-newer_schema = Banco de dados: { $file } foi escrito por uma versão mais nova (esquema { $found }, esta conhece { $known }).
    .mend = Instale aquela versão ou outra mais nova, ou restaure um backup anterior.
doctor-database_damaged = Banco de dados: { $file } está danificado.
    .mend = Pare o servidor, guarde uma cópia da pasta de dados e volte ao último backup bom: facedown restore ARQUIVO --force
doctor-not_a_house = Banco de dados: { $file } não é o banco de um servidor.
    .mend = Aponte FACEDOWN_DATA para a pasta certa, ou tire o arquivo dali.
doctor-clock_good = Relógio: certo.
doctor-clock_alone = Relógio: nada o mantém certo, que esta máquina saiba.
    .mend = Instale chrony ou systemd-timesyncd.
doctor-clock_back = Relógio: está { $seconds } segundos atrás do que diz o log.
    .mend = Acerte o relógio antes de abrir o servidor.
doctor-limits_good = Limites: dá para abrir arquivos bastantes.
doctor-few_files = Limites: dá para abrir { $files } arquivos; para tantos sockets são precisos { $needed }.
    .mend = Ponha LimitNOFILE={ $needed } no serviço (ulimit -n), ou baixe FACEDOWN_MOST_SOCKETS.
doctor-screen_good = Tela: a página está lá.
doctor-no_screen = Tela: a página não foi gerada.
    .mend = Instale o wheel, ou rode tools/screen no repositório.
doctor-screen_in_part = Tela: falta { $file }.
    .mend = Instale de novo: meia instalação não faz uma página.
doctor-rules_good = Regras: compiladas.
doctor-rules_interpreted = Regras: interpretadas, e os bots pensam mais devagar.
    .mend = Instale gcc e python3-dev, e depois o Facedown de novo.
doctor-proxy_good = Servidor: aberto, bem, e os sockets passam.
doctor-no_trusted_proxy = Servidor: está atrás de https e nenhum proxy é confiável; todos contam como um só endereço.
    .mend = Ponha em FACEDOWN_TRUSTED_PROXIES o endereço do proxy, como 127.0.0.1.
doctor-not_reached = Servidor: { $url } não responde.
    .mend = O servidor está rodando, e o proxy leva até ele?
doctor-not_open = Servidor: agora não há nada aberto em { $url }.
doctor-name_refused = Servidor: ele não atende pelo nome em { $url }.
    .mend = Defina FACEDOWN_PUBLIC_URL, ou ponha o nome em FACEDOWN_ALLOWED_HOSTS.
doctor-not_well = Servidor: { $url }/health responde { $status }.
    .mend = Leia o que diz a resposta, e o log do servidor.
doctor-forwarded_untrusted = Servidor: o proxy em { $url } diz por quem pergunta, e não se acredita nele.
    .mend = Ponha o endereço dele em FACEDOWN_TRUSTED_PROXIES.
doctor-not_forwarded = Servidor: o proxy em { $url } não diz por quem pergunta.
    .mend = Faça-o enviar X-Forwarded-For; docs/howto/host.md mostra como.
doctor-clocks_differ = Servidor: o relógio de { $url } não é o desta máquina.
    .mend = Acerte os dois; códigos e sessões dependem dele.
doctor-no_sockets = Servidor: nenhum WebSocket chega a { $url }/socket.
    .mend = Faça o proxy passar Upgrade e Connection; docs/howto/host.md mostra como.
