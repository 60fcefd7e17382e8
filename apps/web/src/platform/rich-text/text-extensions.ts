import { Extension, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { figureNode } from './figure-node.ts';
import { isLinkTarget } from './link-target.ts';

const looks = ['intro', 'note'];

/** Keeps our paragraph styles when texts are edited. */
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

/** The elements of our texts; the server allows exactly the same. */
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
