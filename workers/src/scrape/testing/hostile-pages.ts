type Attempt = (internal: string) => string;

const script = (code: string) => `<script>${code}</script>`;
const inWorker = (kind: string, code: string) =>
  script(`new ${kind}(URL.createObjectURL(new Blob([\`${code}\`])))`);

/** Attempts that don't navigate, so that one page can try all of them. */
export const requests: Readonly<Record<string, Attempt>> = {
  image: (internal) => `<img src="http://${internal}/image">`,
  'picture source': (internal) =>
    `<picture><source srcset="http://${internal}/source 1x"><img></picture>`,
  frame: (internal) => `<iframe src="http://${internal}/frame"></iframe>`,
  'frame of the metadata service': () =>
    '<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>',
  object: (internal) => `<object data="http://${internal}/object"></object>`,
  'local file': () =>
    '<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object>',
  'style sheet': (internal) =>
    `<link rel="stylesheet" href="http://${internal}/style"><style>@import "http://${internal}/import";</style>`,
  font: (internal) =>
    `<style>@font-face{font-family:x;src:url(http://${internal}/font)}p{font-family:x}</style><p>x</p>`,
  'background of a style': (internal) =>
    `<div style="background:url(http://${internal}/background)">x</div>`,
  video: (internal) => `<video autoplay src="http://${internal}/video"></video>`,
  script: (internal) => `<script src="http://${internal}/script"></script>`,
  module: (internal) => script(`import("http://${internal}/module").catch(()=>0)`),
  fetch: (internal) => script(`fetch("http://${internal}/fetch",{mode:"no-cors"}).catch(()=>0)`),
  'fetch that outlives the page': (internal) =>
    script(`fetch("http://${internal}/keepalive",{mode:"no-cors",keepalive:true}).catch(()=>0)`),
  XMLHttpRequest: (internal) =>
    script(`var x=new XMLHttpRequest();x.open("GET","http://${internal}/xhr");x.send()`),
  beacon: (internal) => script(`navigator.sendBeacon("http://${internal}/beacon")`),
  'event source': (internal) => script(`new EventSource("http://${internal}/events")`),
  'web socket': (internal) => script(`new WebSocket("ws://${internal}/web-socket")`),
  'web socket of a worker': (internal) =>
    inWorker('Worker', `new WebSocket("ws://${internal}/worker-socket")`),
  'fetch of a worker': (internal) =>
    inWorker('Worker', `fetch("http://${internal}/worker",{mode:"no-cors"})`),
  'shared worker': (internal) =>
    inWorker('SharedWorker', `fetch("http://${internal}/shared-worker",{mode:"no-cors"})`),
  'service worker': () =>
    script('navigator.serviceWorker&&navigator.serviceWorker.register("/service-worker.js")'),
  preload: (internal) => `<link rel="preload" as="fetch" href="http://${internal}/preload">`,
  prefetch: (internal) => `<link rel="prefetch" href="http://${internal}/prefetch">`,
  prerender: (internal) =>
    `<link rel="prerender" href="http://${internal}/prerender"><script type="speculationrules">{"prerender":[{"urls":["http://${internal}/speculation"]}]}</script>`,
  preconnect: (internal) =>
    `<link rel="preconnect" href="http://${internal}"><link rel="dns-prefetch" href="//leak.example">`,
  ping: (internal) =>
    `<a id=ping href="#x" ping="http://${internal}/ping">x</a>${script('ping.click()')}`,
  manifest: (internal) => `<link rel="manifest" href="http://${internal}/manifest">`,
  'STUN of WebRTC': (internal) =>
    script(
      `var p=new RTCPeerConnection({iceServers:[{urls:"stun:${internal}"}]});p.createDataChannel("x");p.createOffer().then(o=>p.setLocalDescription(o))`,
    ),
  'TURN of WebRTC': (internal) =>
    script(
      `var t=new RTCPeerConnection({iceServers:[{urls:"turn:${internal}?transport=tcp",username:"a",credential:"b"}]});t.createDataChannel("x");t.createOffer().then(o=>t.setLocalDescription(o))`,
    ),
  'a name of the intranet': () =>
    script('fetch("http://intranet.example/name",{mode:"no-cors"}).catch(()=>0)'),
  'a redirect of a request': () => script('fetch("/redirect",{mode:"no-cors"}).catch(()=>0)'),
};

export const journeys: Readonly<Record<string, Attempt>> = {
  popup: (internal) => script(`window.open("http://${internal}/popup")`),
  navigation: (internal) => script(`location="http://${internal}/navigation"`),
  form: (internal) =>
    `<form id=f method=post action="http://${internal}/form"></form>${script('f.submit()')}`,
  download: (internal) =>
    `<a id=a download href="http://${internal}/download"></a>${script('a.click()')}`,
  refresh: (internal) => `<meta http-equiv="refresh" content="0;url=http://${internal}/refresh">`,
  'redirect of the page': () => script('location="/redirect"'),
};
