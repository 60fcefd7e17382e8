// Runs before the page is painted, so that chosen display aids and colours apply from the first frame.
(() => {
  const page = document.documentElement;
  const chosen = /(?:^|;\s*)park_portal_display=([a-z.-]*)/.exec(document.cookie);
  for (const aid of chosen?.[1].split('.') ?? []) {
    const [name, value] = aid.split('-');
    if (value) page.setAttribute(`data-${name}`, value);
  }
  // Marks the page for members where shared pages differ for them: the link to the login.
  if (/(?:^|;\s*)park_portal_token=[^;\s]/.test(document.cookie)) page.dataset.member = '';
  const theme = /(?:^|;\s*)park_portal_theme=([0-9a-f]{6})\.([0-9a-f]{6})/.exec(document.cookie);
  if (theme) {
    page.style.setProperty('--theme-brand', `#${theme[1]}`);
    page.style.setProperty('--theme-brand-deep', `#${theme[2]}`);
  }
  // Dark by choice, or like the system while nothing is chosen. Kept apart from the cookies, which a logout removes.
  const system = matchMedia('(prefers-color-scheme: dark)');
  const bar = document.querySelector('meta[name="theme-color"]');
  const applyAppearance = () => {
    let isDark = system.matches;
    try {
      const chosen = localStorage.getItem('park_portal_appearance');
      if (chosen) isDark = chosen === 'dark';
    } catch {
      // Storage is blocked: the system decides.
    }
    page.dataset.theme = isDark ? 'dark' : 'light';
    bar?.setAttribute('content', isDark ? '#10161e' : '#ffffff');
  };
  applyAppearance();
  system.addEventListener('change', applyAppearance);
  addEventListener('storage', applyAppearance);
  // Marks the first page that a reader of another language opens, which says that the contents are Chinese.
  if (page.lang !== 'zh-CN' && !page.dataset.density) {
    try {
      if (!localStorage.getItem('park_portal_welcomed')) page.dataset.first = '';
      localStorage.setItem('park_portal_welcomed', '1');
    } catch {
      // Storage is blocked: the note stays hidden.
    }
  }
  // `/` focuses the search unless the user is typing; bound here so that early key presses are not lost.
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const search = document.querySelector('[aria-keyshortcuts="/"]');
    if (!search) return;
    event.preventDefault();
    search.focus();
  });
})();
