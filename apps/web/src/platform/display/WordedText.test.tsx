import type { Language } from '@portal/texts/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speak } from '../i18n/language.ts';
import { WordedText } from './WordedText.tsx';

const markup = (language: Language, text: string) => {
  speak(language);
  return renderToStaticMarkup(<WordedText>{text}</WordedText>);
};

it('marks only the Chinese texts that people wrote', () => {
  expect(markup('en', '许清和 has left “花谷青禾（演示）”.')).toBe(
    '<span lang="zh-CN">许清和</span> has left “<span lang="zh-CN">花谷青禾（演示）</span>”.',
  );
  expect(markup('es', 'Acceso cerrado')).toBe('Acceso cerrado');
});

it('marks nothing in languages that use the same characters', () => {
  expect(markup('zh', '许清和已退出企业')).toBe('许清和已退出企业');
  expect(markup('ja', '許清和が企業を退出')).toBe('許清和が企業を退出');
});
