import * as m from '@portal/texts/messages';

/** The default repair types of a new park; a name that operators enter instead is not translated. */
const standard: Readonly<Record<string, () => string>> = {
  温室设施: m.repair_type_greenhouse,
  给排水: m.repair_type_water,
  供电照明: m.repair_type_power,
  空调暖通: m.repair_type_hvac,
  网络: m.repair_type_network,
  门禁门窗: m.repair_type_door,
  土建: m.repair_type_structure,
  冷库: m.repair_type_cold,
  安全隐患: m.repair_type_safety,
  其他: m.repair_type_other,
};

/** The name of a type in the reader's language; a name chosen by operators stays as entered. */
export const typeNameOf = (name: string): string => standard[name]?.() ?? name;
