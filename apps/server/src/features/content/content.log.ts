import { articleStatusLabels } from '@portal/contract/content/article-states';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { articles } from './article.table.ts';

const ofArticle = namesIn(articles, articles.id, articles.title);

export const contentLog: LogWords = {
  entities: {
    article: m.log_entity_article,
    receipt: m.log_entity_receipt,
    topInfo: m.log_entity_top_info,
  },
  verbs: {
    'article.import': m.import_did_article,
    'article.withdraw': m.act_take_down,
    confirm: m.log_verb_confirm,
    expire: m.log_verb_expire,
    orderTop: m.log_verb_order_top,
    remind: m.log_verb_remind,
    setTopFlag: m.log_verb_set_top_flag,
    unpin: m.log_verb_unpin,
  },
  // Claims of work are logged under the kind of work.
  names: { article: ofArticle, collection: ofArticle, CONTENT: ofArticle, STORY: ofArticle },
  keepsTitles: ['article'],
  ids: { contentId: ['article'] },
  fields: {
    column: m.field_column,
    contentId: m.log_field_content_id,
    reminded: m.log_field_reminded,
    topUntil: m.log_field_top_until,
  },
  codes: {
    column: {
      INDUSTRY: m.content_column_industry,
      NOTICE: m.content_column_notice,
      PARK: m.content_column_park,
      STYLE: m.content_column_style,
      SAFETY: m.content_column_safety,
    },
    'article.status': articleStatusLabels,
    'collection.targetType': { ARTICLE: m.log_entity_article },
    purpose: { article: m.log_entity_article },
  },
};
