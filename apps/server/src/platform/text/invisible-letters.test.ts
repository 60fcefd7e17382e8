import { expect, it } from 'vitest';
import { dropInvisible } from './invisible-letters.ts';

it.each([
  ['\u202D15420000001\u202C', '15420000001'],
  ['王\u200B芳', '王芳'],
  ['\u3164\u3164', ''],
  ['\uFEFF流水号', '流水号'],
  ['a\uFE0F', 'a'],
  ['❤\uFE0F', '❤\uFE0F'],
])('takes out of %j what nobody sees', (text, seen) => expect(dropInvisible(text)).toBe(seen));
