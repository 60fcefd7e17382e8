import { Node } from '@tiptap/core';

export interface FigureAttributes {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
  caption: string;
}

function readPicture(picture: Element | null, caption = ''): FigureAttributes | false {
  const src = picture?.getAttribute('src');
  if (!picture || !src) return false;
  return {
    src,
    alt: picture.getAttribute('alt') ?? '',
    width: picture.getAttribute('width'),
    height: picture.getAttribute('height'),
    caption: caption.trim(),
  };
}

const attribute = (name: string, fallback: string | null) => ({ [name]: { default: fallback } });

/** A picture with its description and an optional caption; a single unit in the editor. */
export const figureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    ...attribute('src', ''),
    ...attribute('alt', ''),
    ...attribute('caption', ''),
    ...attribute('width', null),
    ...attribute('height', null),
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) =>
        readPicture(element.querySelector('img'), element.querySelector('figcaption')?.textContent),
    },
    { tag: 'img[src]', getAttrs: (element) => readPicture(element) },
  ],

  renderHTML({ node }) {
    const { src, alt, width, height, caption } = node.attrs as FigureAttributes;
    const picture = ['img', { src, alt, width, height, loading: 'lazy' }] as const;
    return caption ? ['figure', {}, picture, ['figcaption', {}, caption]] : ['figure', {}, picture];
  },
});
