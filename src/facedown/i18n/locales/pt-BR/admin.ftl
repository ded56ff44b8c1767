### O que a página dos administradores diz.

admin-title = Administração do servidor
admin-secret = Seu segredo de administrador
admin-sign_in = Entrar
admin-sign_out = Sair
admin-refresh = Atualizar
admin-parts = Partes desta página
admin-hello =
    Você entrou como { $name }. { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $people ->
        [one] { $people } pessoa conectada
       *[other] { $people } pessoas conectadas
    }.
admin-part_reports = Denúncias
admin-part_tables = Mesas
admin-part_people = Pessoas
admin-part_sanctions = Banidos e silenciados
admin-part_notice = Aviso
admin-part_audit = Registro de auditoria

admin-look = Olhar
admin-mute = Silenciar
admin-ban = Banir
admin-ban_address = Banir o endereço
admin-close = Fechar
admin-settle = Resolver
admin-lift = Retirar
admin-more = Mostrar mais
admin-do_it = Confirmar
admin-mute_of = Silenciar { $name }
admin-ban_of = Banir { $name }
admin-close_of = Fechar a mesa { $code }
admin-settle_of = Resolver a denúncia sobre { $name }
admin-how_long = Por quanto tempo
admin-hours =
    { $hours ->
        [0] Até ser retirado
        [1] 1 hora
        [24] 1 dia
        [168] 1 semana
        [720] 30 dias
       *[other] { $hours } horas
    }
admin-why = Motivo
admin-why_about = Fica para sempre no registro de auditoria; não escreva nomes.

admin-all_reports = Mostrar também as denúncias resolvidas
admin-no_reports = Nenhuma denúncia em aberto.
admin-reported_by = Denúncia de { $name }, { $when }
admin-said = O que os dois disseram
admin-quoted = (as palavras denunciadas)
admin-settled_at = Resolvida em { $when }
admin-forgotten = alguém

admin-no_tables = Nenhuma mesa aberta.
admin-connected =
    { $count ->
        [one] { $count } conectado
       *[other] { $count } conectados
    }
admin-public = pública
admin-private = privada
admin-stage_waiting = esperando
admin-stage_shuffling = embaralhando
admin-stage_playing = jogando
admin-stage_between = entre rodadas
admin-stage_over = partida encerrada
admin-stage_closed = fechada
admin-no_people = Ninguém conectado.
admin-silent =
    { $count ->
        [one] { $count } processo não disse quem está conectado a ele.
       *[other] { $count } processos não disseram quem está conectado a eles.
    }
admin-is_muted = silenciado

admin-whom = Nome, id, endereço ou faixa de endereços
admin-kind_ban = Banido: { $name }
admin-kind_mute = Silenciado: { $name }
admin-until = Até { $when }
admin-until_lifted = Até ser retirado
admin-no_sanctions = Ninguém está banido nem silenciado.

admin-told_now = Todos veem isto agora
admin-take_back = Retirar
admin-notice_text = O que todos devem ler
admin-give_notice = Mostrar a todos

admin-no_acts = Nada ainda.
admin-act_sign_in = entrou
admin-act_settle = resolveu a denúncia { $about }
admin-act_mute = silenciou { $about }
admin-act_ban = baniu { $about }
admin-act_lift = retirou o banimento ou silêncio { $about }
admin-act_close = fechou a mesa { $about }
admin-act_look = olhou a mesa { $about }
admin-act_notice = mudou o aviso

admin-story_about = Você vê o que os espectadores viram: nunca uma carta escondida.
admin-replay = Replay da partida { $number }
admin-happened = Pessoas e mesa
admin-entry_opened = A mesa foi aberta.
admin-entry_sat = { $name } se sentou.
admin-entry_renamed = Agora se chama { $name }.
admin-entry_bot_sat = { $name }, um bot, se sentou.
admin-entry_left = { $name } saiu.
admin-entry_began = Começou uma rodada.
admin-entry_paused = Os relógios pararam.
admin-entry_resumed = Os relógios voltaram a correr.
admin-entry_away = { $name } se ausentou.
admin-entry_back = { $name } voltou.
admin-entry_stood_in = Um bot jogou por { $name }.
admin-entry_took_back = { $name } voltou a jogar.
admin-entry_resigned = { $name } desistiu.
admin-entry_ended = A partida foi gravada.
admin-entry_closed = A mesa foi fechada.
