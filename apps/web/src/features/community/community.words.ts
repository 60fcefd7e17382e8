import { postKindLabels } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    POST: { name: m.community_post, href: (text) => paths.managePosts({ text }) },
    POST_REPORT: { name: m.community_report, href: (report) => paths.manageReports({ report }) },
  },
  collect: {
    POST: {
      name: m.community_post,
      category: (code) => postKindLabels[code as keyof typeof postKindLabels]?.() ?? code,
    },
  },
  figures: {
    posts: { name: m.figure_posts, href: () => paths.managePosts() },
    comments: { name: m.figure_comments, href: () => paths.managePosts() },
    reports: { name: m.figure_reports, href: () => paths.manageReports() },
  },
} satisfies FeatureWords;
