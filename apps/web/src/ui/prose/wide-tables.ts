/** Tables with fewer columns fit every window, since their cells wrap. */
const wideFrom = 6;

const columnsOf = (table: string) =>
  Math.max(...table.split('</tr>').map((row) => row.match(/<t[hd]\b/g)?.length ?? 0));

/** Wraps each wide table of sanitised HTML in a scrolling box with this class that can be focused by keyboard. */
export function boxWideTables(html: string, className: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) =>
    columnsOf(table) < wideFrom ? table : `<div class="${className}" tabindex="0">${table}</div>`,
  );
}
