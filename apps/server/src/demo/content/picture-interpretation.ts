import { writeYuan } from './demo-amounts.ts';
import { writeDay } from './demo-day.ts';
import type { PolicySource } from './policy-source.ts';

/** The content of a policy's one-page picture: four to six points, each with a short title and a sentence. */
export interface PictureInterpretation {
  heading: string;
  points: { title: string; text: string }[];
}

export function pictureInterpretation(policy: PolicySource, effectiveTo: string): PictureInterpretation {
  const [what = '', ...more] = sentencesOf(policy.plainSummary);
  const automatic = textsOf(policy, 'AUTO');
  const judged = textsOf(policy, 'MANUAL');
  return {
    heading: `一图读懂《${policy.title}》`,
    points: [
      { title: '支持什么', text: what },
      { title: policy.amountRule.maxYuan > 0 ? '能得多少' : '给什么便利', text: amountText(policy) },
      { title: '谁能申请', text: `${automatic.join('；')}。` },
      ...(judged.length > 0 ? [{ title: '现场核实', text: `${judged.join('；')}。` }] : []),
      ...(more.length > 0 ? [{ title: '别忽略', text: more.slice(-2).join('') }] : []),
      { title: policy.status === 'REPEALED' ? '已经废止' : '怎么办', text: contactText(policy, effectiveTo) },
    ],
  };
}

const sentencesOf = (text: string) => text.match(/[^。]+。/g) ?? [];

const textsOf = (policy: PolicySource, kind: 'AUTO' | 'MANUAL') =>
  policy.conditions.filter((condition) => condition.kind === kind).map((condition) => condition.text);

function amountText({ amountRule }: PolicySource): string {
  const [rule = ''] = amountRule.formulaText.split('；系统');
  return amountRule.maxYuan > 0 && !rule.includes('最高')
    ? `${rule}，最高${writeYuan(amountRule.maxYuan)}。`
    : `${rule}。`;
}

function contactText({ status, contactOffice, contactPhone }: PolicySource, effectiveTo: string): string {
  const day = writeDay(effectiveTo, 'YYYY年M月D日');
  if (status === 'REPEALED') return `有效期至${day}，不再受理；历史事项问${contactOffice}，${contactPhone}。`;
  return `在“项目申报”里先测算再申请，有效期至${day}；咨询${contactOffice}，${contactPhone}。`;
}
