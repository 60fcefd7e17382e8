export const barId = 'main-bar';
export const topBarId = 'top-bar';

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
