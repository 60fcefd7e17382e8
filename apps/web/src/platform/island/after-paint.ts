/** Runs a function after the first paint, so that scripts do not compete for bandwidth with visible content. */
export function afterPaint(run: () => void): void {
  // A background tab is not painted until the user switches to it.
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
