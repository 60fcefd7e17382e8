import { Extension, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { figureNode } from './figure-node.ts';
import { isLinkTarget } from './link-target.ts';

const looks = ['intro', 'note'];

/** The looks a paragraph can have in our texts stay when it is edited. */
const paragraphLook = Extension.create({
  name: 'paragraphLook',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        class: {
          default: null,
          parseHTML: (element) => looks.find((look) => element.classList.contains(look)) ?? null,
        },
      },
    },
  ],
});

/** What our texts are made of; the server keeps the same and nothing else. */
export const textExtensions = (placeholder: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (uri) => isLinkTarget(uri),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder }),
  paragraphLook,
  figureNode,
];
