import type { WordRow } from '../translate.ts';

/** Cases: titles, steps and what to do next. */
export const cases: readonly WordRow[] = [
  ['企业入驻', 'Admission', 'Admisión', '入居'],
  ['企业信息变更', 'Change of enterprise data', 'Cambio de datos de empresa', '企業情報の変更'],
  ['加入企业', 'Joining an enterprise', 'Ingreso en una empresa', '企業への参加'],
  ['账号注销', 'Closing the account', 'Cierre de la cuenta', '退会'],
  ['入驻申请', 'Application for admission', 'Solicitud de admisión', '入居申請'],
  ['企业入驻：{name}', 'Admission: {name}', 'Admisión: {name}', '入居：{name}'],
  ['信息变更：{name}', 'Change of data: {name}', 'Cambio de datos: {name}', '情報変更：{name}'],
  ['申请加入{enterprise}', 'Joining {enterprise}', 'Ingreso en {enterprise}', '{enterprise}への参加申請'],
  ['提交审核', 'Handed in', 'Presentado', '審査に提出'],
  ['不予通过', 'Not passed', 'No aprobado', '不承認'],
  ['重新申请', 'Opened again', 'Reabierto', '再申請'],
  ['退出园区', 'Left the park', 'Salida del parque', '園区から退去'],
  ['初审{event}', 'First audit: {event}', 'Primera revisión: {event}', '一次審査：{event}'],
  ['终审{event}', 'Final audit: {event}', 'Revisión final: {event}', '最終審査：{event}'],
  ['提交申请', 'Application handed in', 'Solicitud presentada', '申請を提出'],
  ['撤回申请', 'Application withdrawn', 'Solicitud retirada', '申請を取り下げ'],
  ['撤回提交', 'Withdrawn', 'Envío retirado', '提出を取り下げ'],
  ['删除稿件', 'Draft deleted', 'Borrador eliminado', '原稿を削除'],
  ['修改后重新提交', 'Change and submit again', 'Modifique y envíe de nuevo', '修正して再提出'],
  [
    '补正被退回的项并重新提交',
    'Correct what was returned and submit again',
    'Corrija lo devuelto y envíe de nuevo',
    '差し戻された項目を補正して再提出',
  ],
];
