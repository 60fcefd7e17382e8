import type { WordRow } from '../translate.ts';

/** Appeals of whoever has lost his old number. */
export const phoneAppeals: readonly WordRow[] = [
  ['手机号申诉', 'Phone appeal', 'Reclamación de teléfono', '携帯番号の申し立て'],
  [
    '手机号更换申诉',
    'Appeal for another phone number',
    'Reclamación para cambiar de teléfono',
    '携帯番号変更の申し立て',
  ],
  ['待核实', 'To be checked', 'Por comprobar', '確認待ち'],
  ['已更换', 'Changed', 'Cambiado', '変更済み'],
  [
    '提交申诉，更换为 {phone}',
    'Appeal handed in, for {phone}',
    'Reclamación presentada, para {phone}',
    '{phone} への変更を申し立て',
  ],
  ['撤回申诉', 'Appeal withdrawn', 'Reclamación retirada', '申し立てを取り下げ'],
  [
    '核实通过，手机号已更换',
    'Checked, number changed',
    'Comprobada, teléfono cambiado',
    '確認のうえ番号を変更',
  ],
  ['核实未通过', 'Not accepted', 'No aceptada', '確認の結果、不承認'],
  [
    '已凭验证码更换手机号，申诉随之结束',
    'Number changed by code, which ends the appeal',
    'Teléfono cambiado con código; la reclamación termina',
    '確認コードで番号を変更し、申し立ては終了',
  ],
  [
    '账号已注销，申诉随之结束',
    'Account closed, which ends the appeal',
    'Cuenta cerrada; la reclamación termina',
    '退会により申し立ては終了',
  ],
  ['园区平台', 'The platform', 'La plataforma', '園区プラットフォーム'],
  ['系统', 'System', 'Sistema', 'システム'],
  [
    '收到更换手机号的申诉，非本人操作请立即撤回',
    'Appeal for another phone number; withdraw it at once if it was not you',
    'Reclamación para cambiar de teléfono; retírela de inmediato si no fue usted',
    '携帯番号変更の申し立てを受け付けました。心当たりがなければすぐに取り下げてください',
  ],
  [
    '您的账号于 {time} 提交了更换手机号的申诉，新手机号为 {phone}，将在 2 个工作日内核实。如非本人操作，请立即登录撤回申诉并修改密码，或联系园区。',
    'At {time} your account appealed for another phone number, {phone}; it will be checked within 2 working days. If it was not you, log in at once, withdraw it and change your password, or contact the park.',
    'El {time} su cuenta reclamó cambiar el teléfono a {phone}; se comprobará en 2 días hábiles. Si no fue usted, inicie sesión de inmediato, retírela y cambie la contraseña, o contacte con el parque.',
    '{time} に携帯番号を {phone} へ変更する申し立てがありました。2営業日以内に確認します。心当たりがない場合は、すぐにログインして取り下げ、パスワードを変更するか、園区へご連絡ください。',
  ],
  [
    '更换手机号的申诉已通过',
    'Appeal for another phone number accepted',
    'Reclamación de teléfono aceptada',
    '携帯番号変更の申し立てが承認されました',
  ],
  [
    '您的申诉已核实通过，登录手机号已更换为 {phone}，请重新登录。核实意见：{opinion}',
    'Your appeal was accepted; your phone number is now {phone}, please log in again. Finding: {opinion}',
    'Su reclamación fue aceptada; su teléfono es ahora {phone}, vuelva a iniciar sesión. Resultado: {opinion}',
    '申し立てが承認され、携帯番号が {phone} に変更されました。再度ログインしてください。確認結果：{opinion}',
  ],
  [
    '更换手机号的申诉未通过',
    'Appeal for another phone number not accepted',
    'Reclamación de teléfono no aceptada',
    '携帯番号変更の申し立ては不承認',
  ],
  [
    '您更换手机号的申诉未通过，手机号没有变化。核实意见：{opinion}',
    'Your appeal was not accepted; the number is unchanged. Finding: {opinion}',
    'Su reclamación no fue aceptada; el teléfono no cambia. Resultado: {opinion}',
    '申し立ては承認されず、携帯番号は変わりません。確認結果：{opinion}',
  ],
  ['核实未通过：{opinion}', 'Not accepted: {opinion}', 'No aceptada: {opinion}', '不承認：{opinion}'],
  [
    '核实通过，手机号已更换：{opinion}',
    'Checked, number changed: {opinion}',
    'Comprobada, teléfono cambiado: {opinion}',
    '確認のうえ番号を変更：{opinion}',
  ],
];
