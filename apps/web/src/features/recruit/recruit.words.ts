import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';
import { paths } from '../../paths.ts';

export const words = {
  figures: {
    jobApplications: {
      name: m.recruit_figure,
      href: (day) => paths.manageLog({ event: 'recruitApplication.submit', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
