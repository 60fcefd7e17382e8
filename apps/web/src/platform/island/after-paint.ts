/** Runs after the first paint, so that scripts do not compete for bandwidth with what is seen first. */
export function afterPaint(run: () => void): void {
  // A background tab is not painted until someone switches to it.
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
