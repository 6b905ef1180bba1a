const DRAWINGS = {
  lamp: [
    '#f3e2c4',
    '<path d="M150 300h100l14 26H136z" fill="#9a6a1b"/><path d="M192 210h16v92h-16z" fill="#b98529"/><path d="M110 190c20 46 160 46 180 0 8-10-4-14-12-10-50 22-106 22-156 0-8-4-20 0-12 10z" fill="#cf9a34"/><path d="M200 96c22 30 26 52 0 74-26-22-22-44 0-74z" fill="#e5722b"/><path d="M200 124c10 16 12 28 0 42-12-14-10-26 0-42z" fill="#f8cf6a"/>',
  ],
  quilt: [
    '#e3ead9',
    '<rect x="92" y="92" width="216" height="216" rx="14" fill="#f8f0df"/><g fill="#b4552a"><path d="M92 106a14 14 0 0 1 14-14h58v72H92zM236 164h72v72h-72zM164 236h72v72h-72z"/></g><g fill="#2f6b57"><path d="M236 92h58a14 14 0 0 1 14 14v58h-72zM92 236h72v72h-58a14 14 0 0 1-14-14z"/></g><g fill="#e5a029"><circle cx="200" cy="128" r="16"/><circle cx="128" cy="200" r="16"/><circle cx="200" cy="200" r="16"/><circle cx="272" cy="272" r="16"/></g>',
  ],
  tea: [
    '#f5dfd0',
    '<path d="M118 176h150v60c0 44-30 72-75 72s-75-28-75-72z" fill="#1f4b3f"/><path d="M268 190h24c24 0 24 58-6 58h-20v-18h14c12 0 12-22 2-22h-14z" fill="#1f4b3f"/><ellipse cx="193" cy="176" rx="75" ry="16" fill="#153a30"/><ellipse cx="193" cy="178" rx="62" ry="10" fill="#9c5a2a"/><path d="M170 140c-12-18 12-24 0-44M210 140c-12-18 12-24 0-44" fill="none" stroke="#c99f80" stroke-width="8" stroke-linecap="round"/><path d="M118 216h150v14H118z" fill="#e5a029"/>',
  ],
  vase: [
    '#dfe8ea',
    '<path d="M172 150h56c0 30 42 50 42 100 0 38-26 62-70 62s-70-24-70-62c0-50 42-70 42-100z" fill="#7c2f48"/><path d="M136 232h128c4 12 6 24 4 36H132c-2-12 0-24 4-36z" fill="#a24d66"/><g stroke="#3f6b4a" stroke-width="6" fill="none"><path d="M196 150C190 120 170 108 160 84M204 150c6-30 24-44 38-60"/></g><g fill="#e5a029"><circle cx="158" cy="82" r="20"/><circle cx="244" cy="88" r="17"/></g><circle cx="200" cy="104" r="18" fill="#d9773c"/>',
  ],
  basket: [
    '#efe3cf',
    '<path d="M120 196c0-110 160-110 160 0" fill="none" stroke="#8a5a2a" stroke-width="13"/><path d="M100 196h200l-22 104a14 14 0 0 1-14 11H136a14 14 0 0 1-14-11z" fill="#b98149"/><path d="M106 226h188M113 258h174M120 288h160" stroke="#946132" stroke-width="7"/><circle cx="160" cy="182" r="26" fill="#b4552a"/><circle cx="212" cy="178" r="30" fill="#e5a029"/><circle cx="256" cy="186" r="20" fill="#4d7a5a"/>',
  ],
  clock: [
    '#e6e0ee',
    '<circle cx="200" cy="200" r="112" fill="#5b2a45"/><circle cx="200" cy="200" r="92" fill="#fbf6ec"/><path d="M200 200v-62M200 200l42 26" stroke="#26302a" stroke-width="10" stroke-linecap="round"/><circle cx="200" cy="200" r="9" fill="#b4552a"/><g fill="#5b2a45"><circle cx="200" cy="124" r="5"/><circle cx="276" cy="200" r="5"/><circle cx="200" cy="276" r="5"/><circle cx="124" cy="200" r="5"/></g>',
  ],
} as const;

export function picture(name: keyof typeof DRAWINGS): string {
  const [paper, shapes] = DRAWINGS[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${paper}"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
