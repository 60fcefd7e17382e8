import { behaviour } from '../../../platform/island/behaviour.tsx';
import { pauseIcon, playIcon } from '../../../ui/icon/shapes.ts';

const turnEveryMs = 7_000;

// Swipe threshold in pixels; a shorter movement is a tap.
const swipe = 40;

/** Turns automatically until the visitor takes control, hovers or focuses it, or prefers reduced motion. */
function turnSlides(host: HTMLElement): void {
  const partsOf = (name: string) => [...host.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)];
  const slides = partsOf('slide');
  const bars = partsOf('bar');
  const [slidesHost, place, toggle] = ['slides', 'place', 'toggle'].map((name) => partsOf(name)[0]);
  if (slides.length < 2 || !slidesHost || !place || !toggle) return;
  let at = 0;
  let isPlaying = false;
  let isAttended = false;
  let touchedAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const slideAt = (which: number) => slides[(which + slides.length) % slides.length];
  /** Pictures of hidden slides wait until it is nearly their turn. */
  const fetchNext = () => {
    const picture = slideAt(at + 1)?.querySelector('img');
    if (picture) picture.loading = 'eager';
  };
  const show = (which: number) => {
    at = (which + slides.length) % slides.length;
    for (const [each, slide] of slides.entries()) slide.hidden = each !== at;
    for (const [each, bar] of bars.entries()) {
      if (each === at) bar.setAttribute('aria-current', 'true');
      else bar.removeAttribute('aria-current');
    }
    place.textContent = `${at + 1} / ${slides.length}`;
    fetchNext();
  };
  const turn = () => {
    clearInterval(timer);
    if (isPlaying && !isAttended) timer = setInterval(() => show(at + 1), turnEveryMs);
  };
  const play = (playing: boolean) => {
    isPlaying = playing;
    const label = (playing ? toggle.dataset.pause : toggle.dataset.play) ?? '';
    toggle.setAttribute('aria-label', label);
    toggle.title = label;
    toggle.querySelector('path')?.setAttribute('d', playing ? pauseIcon : playIcon);
    slidesHost.setAttribute('aria-live', playing ? 'off' : 'polite');
    turn();
  };
  const attend = (attended: boolean) => {
    isAttended = attended;
    turn();
  };
  const choose = (which: number) => {
    play(false);
    show(which);
  };

  partsOf('previous')[0]?.addEventListener('click', () => choose(at - 1));
  partsOf('next')[0]?.addEventListener('click', () => choose(at + 1));
  toggle.addEventListener('click', () => play(!isPlaying));
  for (const [which, bar] of bars.entries()) bar.addEventListener('click', () => choose(which));
  host.addEventListener('mouseenter', () => attend(true));
  host.addEventListener('mouseleave', () => attend(false));
  host.addEventListener('focusin', () => attend(true));
  host.addEventListener('focusout', () => attend(false));
  host.addEventListener('pointerdown', ({ clientX }) => {
    touchedAt = clientX;
  });
  host.addEventListener('touchend', ({ changedTouches }) => {
    const by = touchedAt - (changedTouches[0]?.clientX ?? 0);
    if (Math.abs(by) > swipe) choose(at + Math.sign(by));
  });
  if (document.readyState === 'complete') fetchNext();
  else window.addEventListener('load', fetchNext, { once: true });
  play(!matchMedia('(prefers-reduced-motion: reduce)').matches);
}

export default behaviour('home/public/HeroCarousel', turnSlides, 'idle');
