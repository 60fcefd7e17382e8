// Runs before the page is painted, so that chosen display aids are there from the first frame.
(() => {
  const chosen = /(?:^|;\s*)park_portal_display=([a-z.-]*)/.exec(document.cookie);
  for (const aid of chosen?.[1].split('.') ?? []) {
    const [name, value] = aid.split('-');
    if (value) document.documentElement.setAttribute(`data-${name}`, value);
  }
})();
