/** What a hostile page does to reach a server inside. `canary` is that server's host and port. */
export type Attempt = (canary: string) => string;

const script = (code: string) => `<script>${code}</script>`;
const inWorker = (kind: string, code: string) =>
  script(`new ${kind}(URL.createObjectURL(new Blob([\`${code}\`])))`);

/** They leave the page where it is, so that one page can try them all. */
export const requests: Readonly<Record<string, Attempt>> = {
  image: (canary) => `<img src="http://${canary}/image">`,
  'picture source': (canary) =>
    `<picture><source srcset="http://${canary}/source 1x"><img></picture>`,
  frame: (canary) => `<iframe src="http://${canary}/frame"></iframe>`,
  'frame of the metadata service': () =>
    '<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>',
  object: (canary) => `<object data="http://${canary}/object"></object>`,
  'local file': () =>
    '<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object>',
  'style sheet': (canary) =>
    `<link rel="stylesheet" href="http://${canary}/style"><style>@import "http://${canary}/import";</style>`,
  font: (canary) =>
    `<style>@font-face{font-family:x;src:url(http://${canary}/font)}p{font-family:x}</style><p>x</p>`,
  'background of a style': (canary) =>
    `<div style="background:url(http://${canary}/background)">x</div>`,
  video: (canary) => `<video autoplay src="http://${canary}/video"></video>`,
  script: (canary) => `<script src="http://${canary}/script"></script>`,
  module: (canary) => script(`import("http://${canary}/module").catch(()=>0)`),
  fetch: (canary) => script(`fetch("http://${canary}/fetch",{mode:"no-cors"}).catch(()=>0)`),
  'fetch that outlives the page': (canary) =>
    script(`fetch("http://${canary}/keepalive",{mode:"no-cors",keepalive:true}).catch(()=>0)`),
  XMLHttpRequest: (canary) =>
    script(`var x=new XMLHttpRequest();x.open("GET","http://${canary}/xhr");x.send()`),
  beacon: (canary) => script(`navigator.sendBeacon("http://${canary}/beacon")`),
  'event source': (canary) => script(`new EventSource("http://${canary}/events")`),
  'web socket': (canary) => script(`new WebSocket("ws://${canary}/web-socket")`),
  'web socket of a worker': (canary) =>
    inWorker('Worker', `new WebSocket("ws://${canary}/worker-socket")`),
  'fetch of a worker': (canary) =>
    inWorker('Worker', `fetch("http://${canary}/worker",{mode:"no-cors"})`),
  'shared worker': (canary) =>
    inWorker('SharedWorker', `fetch("http://${canary}/shared-worker",{mode:"no-cors"})`),
  'service worker': () =>
    script('navigator.serviceWorker&&navigator.serviceWorker.register("/service-worker.js")'),
  preload: (canary) => `<link rel="preload" as="fetch" href="http://${canary}/preload">`,
  prefetch: (canary) => `<link rel="prefetch" href="http://${canary}/prefetch">`,
  prerender: (canary) =>
    `<link rel="prerender" href="http://${canary}/prerender"><script type="speculationrules">{"prerender":[{"urls":["http://${canary}/speculation"]}]}</script>`,
  preconnect: (canary) =>
    `<link rel="preconnect" href="http://${canary}"><link rel="dns-prefetch" href="//leak.example">`,
  ping: (canary) =>
    `<a id=ping href="#x" ping="http://${canary}/ping">x</a>${script('ping.click()')}`,
  manifest: (canary) => `<link rel="manifest" href="http://${canary}/manifest">`,
  'STUN of WebRTC': (canary) =>
    script(
      `var p=new RTCPeerConnection({iceServers:[{urls:"stun:${canary}"}]});p.createDataChannel("x");p.createOffer().then(o=>p.setLocalDescription(o))`,
    ),
  'TURN of WebRTC': (canary) =>
    script(
      `var t=new RTCPeerConnection({iceServers:[{urls:"turn:${canary}?transport=tcp",username:"a",credential:"b"}]});t.createDataChannel("x");t.createOffer().then(o=>t.setLocalDescription(o))`,
    ),
  'a name of the intranet': () =>
    script('fetch("http://intranet.example/name",{mode:"no-cors"}).catch(()=>0)'),
  'a redirect of a request': () => script('fetch("/redirect",{mode:"no-cors"}).catch(()=>0)'),
};

/** They lead somewhere else, and need a page each. */
export const journeys: Readonly<Record<string, Attempt>> = {
  popup: (canary) => script(`window.open("http://${canary}/popup")`),
  navigation: (canary) => script(`location="http://${canary}/navigation"`),
  form: (canary) =>
    `<form id=f method=post action="http://${canary}/form"></form>${script('f.submit()')}`,
  download: (canary) =>
    `<a id=a download href="http://${canary}/download"></a>${script('a.click()')}`,
  refresh: (canary) => `<meta http-equiv="refresh" content="0;url=http://${canary}/refresh">`,
  'redirect of the page': () => script('location="/redirect"'),
};
