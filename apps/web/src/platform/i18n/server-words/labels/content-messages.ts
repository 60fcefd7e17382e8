import type { WordRow } from '../translate.ts';

/** Messages about articles, policies and what somebody has collected. */
export const contentMessages: readonly WordRow[] = [
  [
    '稿件已通过：{title}',
    'Text approved: {title}',
    'Texto aprobado: {title}',
    '原稿が承認されました：{title}',
  ],
  [
    '《{title}》已通过审核。',
    '“{title}” has been approved.',
    '«{title}» ha sido aprobado.',
    '『{title}』が承認されました。',
  ],
  [
    '稿件被退回：{title}',
    'Text returned: {title}',
    'Texto devuelto: {title}',
    '原稿が差し戻されました：{title}',
  ],
  [
    '《{title}》被退回修改，原因：{reason}',
    '“{title}” was returned for changes. Reason: {reason}',
    '«{title}» fue devuelto para modificar. Motivo: {reason}',
    '『{title}』は修正のため差し戻されました。理由：{reason}',
  ],
  [
    '有效期在审核前已过，请改期后重新提交',
    'Its validity ended before it was reviewed; choose another end and hand it in again',
    'Su vigencia terminó antes de la revisión; elija otra fecha y vuelva a presentarlo',
    '審査の前に有効期限が過ぎました。期限を改めて再提出してください',
  ],
  [
    '稿件已撤回：{title}',
    'Text withdrawn: {title}',
    'Texto retirado: {title}',
    '原稿が取り下げられました：{title}',
  ],
  [
    '《{title}》已撤回，不再公开，原因：{reason}',
    '“{title}” was withdrawn and is no longer public. Reason: {reason}',
    '«{title}» fue retirado y ya no es público. Motivo: {reason}',
    '『{title}』は取り下げられ、非公開になりました。理由：{reason}',
  ],
  [
    '政策已通过：{title}',
    'Policy approved: {title}',
    'Política aprobada: {title}',
    '政策が承認されました：{title}',
  ],
  [
    '《{title}》已通过审核，公开页面已更新。',
    '“{title}” has been approved; the public page is up to date.',
    '«{title}» ha sido aprobada; la página pública está al día.',
    '『{title}』が承認され、公開ページが更新されました。',
  ],
  [
    '政策被退回：{title}',
    'Policy returned: {title}',
    'Política devuelta: {title}',
    '政策が差し戻されました：{title}',
  ],
  [
    '政策已撤回：{title}',
    'Policy withdrawn: {title}',
    'Política retirada: {title}',
    '政策が取り下げられました：{title}',
  ],
  [
    '政策已废止：{title}',
    'Policy repealed: {title}',
    'Política derogada: {title}',
    '政策が廃止されました：{title}',
  ],
  [
    '《{title}》已废止，原因：{reason}',
    '“{title}” was repealed. Reason: {reason}',
    '«{title}» fue derogada. Motivo: {reason}',
    '『{title}』は廃止されました。理由：{reason}',
  ],
  [
    '请确认已读：{title}',
    'Please confirm reading: {title}',
    'Confirme la lectura: {title}',
    '既読確認のお願い：{title}',
  ],
  [
    '公告《{title}》需要企业签收，请阅读后点击“确认已读”。',
    'The notice “{title}” asks enterprises for a receipt: read it and press “Confirm reading”.',
    'El aviso «{title}» requiere acuse de recibo: léalo y pulse «Confirmar lectura».',
    'お知らせ『{title}』は企業の受領確認が必要です。お読みのうえ「既読確認」を押してください。',
  ],
  [
    '收藏有更新：{title}',
    'Saved item changed: {title}',
    'Guardado con cambios: {title}',
    'お気に入りの更新：{title}',
  ],
  [
    '您收藏的《{title}》有更新：{change}。',
    '“{title}”, which you saved, has changed: {change}.',
    '«{title}», que usted guardó, ha cambiado: {change}.',
    'お気に入りの『{title}』が更新されました：{change}。',
  ],
];
