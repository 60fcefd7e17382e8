/** Runs something once the page was painted, so that its scripts do not take the line from what is seen first. */
export function afterPaint(run: () => void): void {
  // A tab in the background is not painted before someone turns to it.
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
