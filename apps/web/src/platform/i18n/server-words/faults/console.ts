import type { WordRow } from '../translate.ts';

/** The console. */
export const consoleFaults: readonly WordRow[] = [
  [
    '正在以只读方式查看，不能进行此操作',
    'You are looking only; this cannot be done',
    'Está en modo de solo lectura; no puede hacer esto',
    '閲覧のみのため、この操作はできません',
  ],
  [
    '该菜单不能停用',
    'This menu cannot be switched off',
    'Este menú no puede desactivarse',
    'このメニューは停止できません',
  ],
  [
    '至少保留一位可用的平台管理员',
    'At least one usable administrator stays',
    'Debe quedar al menos un administrador activo',
    '利用可能な管理者を1名以上残してください',
  ],
  [
    '角色授予须由另一位平台管理员批准',
    'Another administrator must approve the role',
    'Otro administrador debe aprobar el rol',
    'ロール付与は別の管理者の承認が必要です',
  ],
  [
    '该账号已有这个角色',
    'The account holds this role already',
    'La cuenta ya tiene este rol',
    'このアカウントはすでにそのロールを持っています',
  ],
  [
    '该角色已在申请中',
    'This role has been asked for already',
    'Este rol ya está solicitado',
    'このロールはすでに申請中です',
  ],
  [
    '该项正在使用，只能屏蔽',
    'It is in use and can only be hidden',
    'Está en uso y solo puede ocultarse',
    '使用中のため、非表示のみできます',
  ],
  [
    '上级不能是自己或自己的下级',
    'The parent can be neither itself nor one of its own',
    'El superior no puede ser él mismo ni uno de sus inferiores',
    '上位項目に自身や下位項目は選べません',
  ],
  [
    '已有同名的项',
    'There is one of this name already',
    'Ya existe uno con ese nombre',
    '同名の項目があります',
  ],
  [
    '该字典不能新增',
    'Nothing can be added to this dictionary',
    'No se puede añadir a este diccionario',
    'この辞書には追加できません',
  ],
  ['代码已存在', 'This code exists already', 'Este código ya existe', 'このコードはすでにあります'],
  [
    '请输入 https 开头的备案链接',
    'Please enter a link beginning with https',
    'Indique un enlace que empiece por https',
    'https で始まる届出リンクを入力してください',
  ],
  [
    '主题色格式为 #RRGGBB',
    'A colour is written #RRGGBB',
    'El color se escribe #RRGGBB',
    'テーマカラーは #RRGGBB 形式です',
  ],
  [
    '请输入 https 开头的天气地址',
    'Please enter an address beginning with https',
    'Indique una dirección que empiece por https',
    'https で始まる天気のアドレスを入力してください',
  ],
  ['已由{name}认领', 'Claimed by {name} already', 'Ya lo ha asumido {name}', '{name}がすでに担当しています'],
  ['他人', 'somebody else', 'otra persona', '他の人'],
  [
    '该待办须由其他人员办理',
    'This must be done by somebody else',
    'Esto corresponde a otra persona',
    'この件は別の担当者が処理する必要があります',
  ],
  ['尚无人认领', 'Nobody has claimed it', 'Nadie lo ha asumido', 'まだ誰も担当していません'],
  [
    '只能退回自己认领的待办',
    'Only what you have claimed can be given back',
    'Solo puede devolver lo que ha asumido',
    '自分が担当した件のみ戻せます',
  ],
  ['请给出顺序', 'Please give the order', 'Indique el orden', '順序を指定してください'],
  [
    '请说明文件用途',
    'Please say what the file is for',
    'Indique el uso del archivo',
    'ファイルの用途を指定してください',
  ],
  [
    '不能选择这种可见范围',
    'This visibility cannot be chosen',
    'No puede elegir esa visibilidad',
    'この公開範囲は選べません',
  ],
  [
    '一次最多导出 {rows} 行，请缩小筛选范围',
    'At most {rows} rows are exported at a time; narrow the filter',
    'Se exportan como máximo {rows} filas a la vez; acote el filtro',
    '一度にエクスポートできるのは{rows}行までです。条件を絞ってください',
  ],
];
