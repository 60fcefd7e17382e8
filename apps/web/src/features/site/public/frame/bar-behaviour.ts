export const barId = 'main-bar';
export const topBarId = 'top-bar';

/** Shrinks the main bar once the top bar has scrolled away. */
export function shrinkBarOnScroll(): void {
  const bar = document.getElementById(barId);
  const top = document.getElementById(topBarId);
  if (!bar || !top) return;
  const observer = new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-low', entry?.isIntersecting === false);
  });
  observer.observe(top);
}
