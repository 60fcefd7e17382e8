import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  figures: {
    jobApplications: {
      name: m.recruit_figure,
      href: (day) => paths.manageLog({ event: 'recruitApplication.submit', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
