import type { WordRow } from '../translate.ts';

/** Dictionaries, and what has changed in something saved. */
export const dictionaries: readonly WordRow[] = [
  // Dictionaries.
  ['内容标签', 'Tags of content', 'Etiquetas de contenido', 'コンテンツタグ'],
  ['行政区与片区', 'Districts and areas', 'Distritos y zonas', '行政区・エリア'],
  ['企业性质', 'Legal forms', 'Formas jurídicas', '企業形態'],
  ['产业链环节', 'Links of the chain', 'Eslabones de la cadena', '産業チェーンの段階'],
  ['行业标签', 'Business tags', 'Etiquetas de sector', '業種タグ'],
  ['企业荣誉', 'Honours', 'Distinciones', '企業表彰'],
  ['政策级别', 'Levels of policies', 'Niveles de políticas', '政策レベル'],
  ['政策类别', 'Kinds of policies', 'Tipos de políticas', '政策区分'],
  ['主管部门', 'Departments', 'Departamentos', '主管部門'],
  ['服务类别', 'Kinds of services', 'Tipos de servicios', 'サービス区分'],
  ['报修类型', 'Kinds of repairs', 'Tipos de averías', '修理種別'],
  ['费用类型', 'Kinds of fees', 'Tipos de gastos', '費用種別'],
  ['金融产品类型', 'Kinds of financial products', 'Tipos de productos financieros', '金融商品種別'],
  ['场地类型', 'Kinds of venues', 'Tipos de espacios', '会場種別'],
  ['组织类型', 'Kinds of organisations', 'Tipos de organizaciones', '組織種別'],
  ['招募类型', 'Kinds of calls', 'Tipos de convocatorias', '募集種別'],
  ['退回原因', 'Reasons for returning', 'Motivos de devolución', '差し戻し理由'],
  ['举报原因', 'Reasons for reporting', 'Motivos de denuncia', '通報理由'],
  ['社区板块类型', 'Kinds of boards', 'Tipos de secciones', '掲示板種別'],
  ['社区板块', 'Boards', 'Secciones', '掲示板'],
  ['企业用户', 'Enterprise users', 'Usuarios de empresa', '企業ユーザー'],
  ['个人用户', 'Personal users', 'Usuarios particulares', '個人ユーザー'],
  ['运营人员（公共）', 'Operators (common)', 'Operadores (común)', '運営者（共通）'],

  // What has changed in something saved.
  ['有效期改为长期', 'now valid without end', 'ahora válido sin límite', '有効期限なしに変更'],
  ['有效期改为 {day}', 'now valid until {day}', 'ahora válido hasta {day}', '有効期限が {day} に変更'],
  ['金额已调整', 'amount adjusted', 'importe ajustado', '金額が変更'],
  ['标题已修改', 'title changed', 'título modificado', 'タイトルが変更'],
  ['内容已修改', 'content changed', 'contenido modificado', '内容が変更'],
];
