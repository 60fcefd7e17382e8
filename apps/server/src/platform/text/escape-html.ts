const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const signs: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign])),
  '&nbsp;': ' ',
};

/** Escapes text for HTML or XML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Reverses `escapeHtml`; the text must contain no tags. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => signs[entity] ?? entity);
}
