import type { Page } from '@playwright/test';

/** Minimum target height in pixels for a finger and a pointer (WCAG 2.2, 2.5.8). */
export const leastTarget = { finger: 44, pointer: 24 };

const controls = [
  'a[href]:visible',
  'button:visible',
  'input:visible',
  'select:visible',
  'summary:visible',
  '[role="tab"]:visible',
].join(',');

/**
 * Finds controls that are too low to hit, except links within text. A pointer target also passes when it has that much
 * free space around its centre, as links in table rows do.
 */
export async function findSmallTargets(page: Page, wanted: number): Promise<string[]> {
  return page.locator(controls).evaluateAll(
    (all, { least, roomCounts }) => {
      const seen = all.filter((target) => {
        const isAway = target.closest('[aria-hidden="true"], [inert], [data-skip]') !== null;
        return !isAway && target.getBoundingClientRect().width > 1;
      });
      const boxOf = (target: HTMLElement | SVGElement) => {
        const own = target.getBoundingClientRect();
        const label =
          target instanceof HTMLInputElement ? (target.labels?.[0] ?? target.closest('label')) : null;
        const labelled = label?.getBoundingClientRect();
        return labelled && labelled.height > own.height ? labelled : own;
      };
      const boxes = new Map(seen.map((target) => [target, boxOf(target)]));
      const hasRoom = (target: HTMLElement | SVGElement) => {
        const { left, right, top, bottom } = boxes.get(target) as DOMRect;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return [...boxes].every(([other, box]) => {
          if (other === target || other.contains(target) || target.contains(other)) return true;
          const away = Math.hypot(
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          );
          return away >= least / 2;
        });
      };
      return seen
        .filter((target) => {
          // A link stretched over its whole row.
          const isRow = ['::before', '::after'].some((part) => {
            const { position, inset } = getComputedStyle(target, part);
            return position === 'absolute' && inset === '0px';
          });
          const inText = target.closest('p, li li, td, dd, [data-prose]') !== null;
          const isSmall = (boxes.get(target)?.height ?? 0) < least - 0.5;
          return isSmall && !isRow && !inText && !(roomCounts && hasRoom(target));
        })
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const name = target.textContent.trim().slice(0, 20) || target.getAttribute('aria-label');
          return `${Math.round(width)}×${Math.round(height)} ${target.tagName} ${name} ${target.className}`;
        })
        .slice(0, 20);
    },
    { least: wanted, roomCounts: wanted === leastTarget.pointer },
  );
}
