import type { ChainStage } from '@portal/contract/enterprise/public';
import type { ProjectKind, ProjectState } from '@portal/contract/match/project-terms';
import { readDemoJson } from './read-demo-data.ts';

interface ProjectSource {
  key: string;
  kind: ProjectKind;
  title: string;
  enterpriseKey: string;
  categoryCode: string;
  chainStage: ChainStage;
  quantity: number;
  unit: string;
  priceFromYuan: number;
  priceToYuan: number;
  seasonFrom: number;
  seasonTo: number;
  regionId: string;
  publishedDaysAgo: number;
  deadlineOffsetDays: number;
  body: string;
  status: ProjectState;
  views: number;
}

/** The park's reasons, by state. */
const reasons: Partial<Record<ProjectState, string>> = {
  REJECTED: '请写明交付地点和能接受的最小批量，再重新提交。',
};

const hundredths = (value: number) => Math.round(value * 100);
/** Free items, and those under one fen, have no price. */
const priceOf = (yuan: number) => hundredths(yuan) || null;

/** Demands and offers of the demo park's enterprises. */
export const demoProjects = () =>
  readDemoJson<ProjectSource[]>('projects.json').map(
    ({ quantity, priceFromYuan, priceToYuan, ...project }) => ({
      ...project,
      quantityX100: hundredths(quantity),
      priceFromFen: priceOf(priceFromYuan),
      priceToFen: priceOf(priceToYuan),
      reason: reasons[project.status] ?? '',
    }),
  );

export type DemoProject = ReturnType<typeof demoProjects>[number];
