export const barId = 'main-bar';
export const topBarId = 'top-bar';
export const searchId = 'site-search';

/** Shrinks the main bar once the top bar has scrolled away. The bar is plain HTML, so nothing is rendered. */
export function shrinkBarOnScroll(): () => void {
  const bar = document.getElementById(barId);
  const top = document.getElementById(topBarId);
  if (!bar || !top) return () => undefined;
  const observer = new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-low', entry?.isIntersecting === false);
  });
  observer.observe(top);
  return () => observer.disconnect();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` focuses the search box unless the user is typing. */
export function focusSearchOnSlash(): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const box = document.getElementById(searchId);
    if (!box) return;
    event.preventDefault();
    box.focus();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
