"""How the page of an arena looks, by day and by night."""

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#2a2520;--soft:#5d5447;--line:#c9bda6;
--mark:#a85000;--good:168,80,0;--bad:40,90,120}
@media(prefers-color-scheme:dark){:root{--paper:#16201c;--ink:#f3ecdf;--soft:#b8ad9a;
--line:#3b4741;--mark:#ffb454;--good:255,180,84;--bad:90,160,200}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;margin:0 auto;
max-width:60rem;padding:2rem 1rem}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}
h2::first-letter{text-transform:uppercase}
p{margin:.25rem 0;color:var(--soft)}.verdict{color:var(--ink);font-weight:600}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .75rem .25rem 0;text-align:right;border-bottom:1px solid var(--line);
white-space:nowrap}
th{color:var(--soft);font-weight:500}th:first-child,td:first-child{text-align:left}
.matrix td{padding:.35rem .75rem}
svg{max-width:100%;min-width:40rem;height:auto}svg text{fill:var(--ink);font-size:13px}
svg .soft{fill:var(--soft)}svg line{stroke:var(--line)}svg .par{stroke:var(--soft)}
svg .whisker{stroke:var(--mark);stroke-width:2}svg circle{fill:var(--mark)}
code{font-size:.85rem;overflow-wrap:anywhere}details{margin:.5rem 0}summary{cursor:pointer}
"""
