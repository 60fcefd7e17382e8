import { demoInteger } from './demo-random.ts';

const familyNames = '陆顾沈许韩苏温叶程季秦宋唐乔纪方简贺江白';
const givenNames = [
  '知微',
  '晚舟',
  '司南',
  '听雨',
  '砚秋',
  '望舒',
  '青禾',
  '临川',
  '怀瑾',
  '疏影',
  '照野',
  '鹿鸣',
  '云深',
  '见山',
  '宁远',
  '朝颜',
  '牧之',
  '若谷',
  '清越',
  '采薇',
  '南乔',
  '既白',
  '长庚',
  '微澜',
];

/** A fictitious name, the same for the same key. */
export function personName(key: string): string {
  const family = familyNames.charAt(demoInteger(`${key} family`, 0, familyNames.length - 1));
  return family + (givenNames[demoInteger(`${key} given`, 0, givenNames.length - 1)] ?? '知微');
}
