import type { WordRow } from '../translate.ts';

/** Stories that enterprises hand in. */
export const stories: readonly WordRow[] = [
  ['企业风采投稿', 'Enterprise story', 'Historia de empresa', '企業ストーリーの投稿'],
  ['企业风采：{title}', 'Story: {title}', 'Historia: {title}', '企業ストーリー：{title}'],
  [
    '按意见修改后重新提交',
    'Change it as asked and submit again',
    'Modifíquela según la opinión y envíela de nuevo',
    '指摘に沿って修正し再提出',
  ],
  ['退回修改', 'Returned for changes', 'Devuelto para modificar', '修正のため差し戻し'],
  ['审核通过', 'Approved', 'Aprobado', '承認'],
  ['调整公开时间', 'Time of publication changed', 'Fecha de publicación modificada', '公開日時を変更'],
  ['撤下', 'Taken down', 'Retirado', '公開停止'],
  ['按时公开', 'Published on time', 'Publicado a su hora', '予定どおり公開'],
  [
    '企业风采已提交：{title}',
    'Story handed in: {title}',
    'Historia presentada: {title}',
    '企業ストーリーを提出しました：{title}',
  ],
  [
    '{person}提交了《{title}》，审核结果会通知您。',
    '{person} handed in “{title}”; you will be told of the review.',
    '{person} presentó «{title}»; se le avisará del resultado.',
    '{person}が『{title}』を提出しました。審査結果をお知らせします。',
  ],
  [
    '企业风采已通过：{title}',
    'Story approved: {title}',
    'Historia aprobada: {title}',
    '企業ストーリーが承認されました：{title}',
  ],
  [
    '《{title}》已通过审核，{when}。',
    '“{title}” has been approved; {when}.',
    '«{title}» ha sido aprobada; {when}.',
    '『{title}』が承認されました。{when}。',
  ],
  ['现已公开', 'it is public now', 'ya es pública', '現在公開中です'],
  ['将于 {time} 公开', 'it will be public at {time}', 'se publicará el {time}', '{time} に公開されます'],
  [
    '企业风采需要修改：{title}',
    'Story needs changes: {title}',
    'La historia necesita cambios: {title}',
    '企業ストーリーの修正が必要です：{title}',
  ],
  [
    '企业风采公开时间有变：{title}',
    'Story to be published at another time: {title}',
    'Cambia la fecha de la historia: {title}',
    '企業ストーリーの公開日時が変わりました：{title}',
  ],
  [
    '《{title}》改为 {time} 公开。',
    '“{title}” will be published at {time}.',
    '«{title}» se publicará el {time}.',
    '『{title}』は {time} に公開されます。',
  ],
  [
    '企业风采已公开：{title}',
    'Story published: {title}',
    'Historia publicada: {title}',
    '企業ストーリーが公開されました：{title}',
  ],
  [
    '《{title}》已在园区门户公开。',
    '“{title}” is public in the portal.',
    '«{title}» ya es pública en el portal.',
    '『{title}』がポータルで公開されました。',
  ],
  [
    '企业风采已撤下：{title}',
    'Story taken down: {title}',
    'Historia retirada: {title}',
    '企業ストーリーの公開が停止されました：{title}',
  ],
  [
    '《{title}》已由园区撤下，不再公开，原因：{reason}',
    'The park took “{title}” down; it is no longer public. Reason: {reason}',
    'El parque retiró «{title}»; ya no es pública. Motivo: {reason}',
    '『{title}』は園区により公開停止されました。理由：{reason}',
  ],
];
