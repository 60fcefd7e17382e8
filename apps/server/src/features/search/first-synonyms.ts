/** Words that mean the same when a park begins, each line in Chinese, English, Spanish and Japanese; the office keeps them from then on. */
export const firstSynonyms = `补贴, 补助, 奖补, 贴息, 扶持, 奖励|subsidy, subsidies, grant, grants, funding|subvención, subvenciones, ayuda, ayudas|補助金, 助成金, 補助
冷藏车, 冷链车, 冷链物流车|refrigerated truck, reefer truck, refrigerated vehicle|camión frigorífico, vehículo refrigerado|冷蔵車, 冷凍車
冷链, 冷链物流|cold chain|cadena de frío|コールドチェーン, 低温物流
冷库, 冷藏库|cold storage, cold store, cold room|cámara frigorífica, almacén frigorífico|冷蔵庫, 冷蔵倉庫
预冷|precooling, pre-cooling|preenfriamiento|予冷
房租, 租金, 租费|rent|alquiler, renta|家賃, 賃料
出租, 招租, 租赁, 短租, 租房|for rent, to let, lease, rental, renting|en alquiler, arrendamiento|賃貸, 貸出
发票, 开票, 开发票, 专票, 普票|invoice, invoices|factura fiscal|インボイス, 発票
水费, 水价|water bill, water fee, water charge|recibo del agua, factura del agua|水道料金, 水道代
电费, 电价|electricity bill, power bill, electricity fee|recibo de la luz, factura de la luz|電気料金, 電気代
停电|power cut, power outage, blackout, outage|corte de luz, apagón|停電
停水|water cut, water outage|corte de agua|断水
通知, 公告, 通告|notice, notices, announcement|aviso, avisos, comunicado|お知らせ, 通知
缴费, 交费, 付款, 支付, 缴纳|pay, payment, payments|pagar, pago, pagos|支払い, 支払, 納付
报修, 维修, 修理, 报事|repair, repairs, fix, maintenance|reparación, reparar, avería|修理, 修繕
会议室|meeting room, conference room|sala de reuniones|会議室
场地, 展厅, 路演厅|venue, hall, exhibition hall|espacio, sala|会場, 展示場
预约, 预订, 订|booking, book, reserve, reservation|reserva, reservar|予約
月季|rose, roses, china rose|rosa, rosas|バラ, 薔薇
玫瑰, 红玫瑰|rose, roses|rosa, rosas|バラ, 薔薇
绣球|hydrangea|hortensia|アジサイ
康乃馨, 香石竹|carnation, carnations|clavel, claveles|カーネーション
百合|lily, lilies|lirio, lirios, azucena|ユリ
兰花, 蝴蝶兰|orchid, orchids|orquídea, orquídeas|蘭, ラン
多肉, 多肉植物|succulent, succulents|suculenta, suculentas|多肉植物
鲜切花, 切花|cut flower, cut flowers|flor cortada, flores cortadas|切り花, 切花
花卉, 花|flower, flowers|flor, flores|花, 花き
种苗, 苗木|seedling, seedlings, young plants|plántula, plántulas|苗
盆花, 盆栽|potted plant, potted plants|planta en maceta|鉢物, 鉢花
温室, 大棚|greenhouse, greenhouses, glasshouse|invernadero, invernaderos|温室, ハウス
办公室, 写字楼, 办公楼|office, offices|oficina, oficinas|オフィス, 事務所
厂房, 车间|workshop, factory, plant|nave, taller, fábrica|工場
仓库, 仓储|warehouse, storage|almacén|倉庫
空房, 空置, 房源|vacant unit, vacant units, vacancy|local libre, locales libres|空室, 空き
入驻, 入园, 进驻|move in, join the park, settle|instalarse, alta|入居
条件, 要求, 资格|requirements, conditions, eligibility|requisitos, condiciones|条件, 資格
申报, 申请|apply, application, applications|solicitud, solicitar|申請, 応募
政策|policy, policies|política, políticas|政策
贷款, 融资, 借款, 信贷|loan, loans, credit, financing, finance|préstamo, préstamos, crédito, financiación|融資, ローン
担保|guarantee|aval, garantía|保証
保险|insurance|seguro, seguros|保険
银行|bank|banco|銀行
农残, 农药残留|pesticide residue, pesticide residues|residuos de plaguicidas, residuos|残留農薬, 農薬
检测, 检验, 化验|test, testing, inspection, analysis|análisis, ensayo, inspección|検査, 分析
价格, 行情, 花价, 均价|price, prices|precio, precios|価格, 相場
合同, 协议|contract, contracts, agreement|contrato, contratos|契約
续租, 续约|renewal, renew the lease|renovación|契約更新
退租, 搬离|move out, moving out|salida, dejar el local|退去
押金, 保证金|deposit|fianza, depósito|敷金, 保証金
物业费, 物业|property fee, service charge, property management|gastos comunes, comunidad|管理費
停车, 车位|parking|aparcamiento, estacionamiento|駐車, 駐車場
招聘, 招工, 求职, 岗位, 招募|job, jobs, vacancy, hiring, recruitment|empleo, trabajo|求人, 採用
培训, 课程, 讲座, 学习|training, course, courses, lecture|formación, curso, cursos|研修, 講座
活动, 沙龙|event, events, activity, activities|evento, eventos, actividad|イベント, 催し
大赛, 比赛, 创业大赛|contest, competition|concurso, competición|コンテスト, 大会
导师, 专家|mentor, mentors, tutor, expert|mentor, mentores, experto|メンター, 専門家
仪器, 设备|instrument, instruments, equipment|instrumento, equipo, equipos|機器, 装置, 設備
品种, 新品种|variety, varieties, cultivar|variedad, variedades|品種
专利, 知识产权, 植物新品种权|patent, intellectual property, ip|patente, propiedad intelectual|特許, 知的財産
物流, 运输, 货运|logistics, transport, shipping, freight|logística, transporte|物流, 輸送
包装|packaging, packing|embalaje, envasado|包装, 梱包
出口, 外贸, 报关|export, exports, customs|exportación, aduana|輸出, 通関
认证, 认定|certification|certificación|認証
节能, 节电|energy saving|ahorro energético|省エネ
节水, 灌溉, 水肥一体化|irrigation, water saving|riego|灌漑, 節水
补光|supplementary lighting, grow light, grow lights|iluminación suplementaria|補光
寒潮, 低温, 防冻|cold wave, frost, cold snap|ola de frío, helada|寒波, 凍結
病虫害, 虫害, 病害|pest, pests, disease|plaga, plagas|病害虫
消防, 防火|fire safety, fire|incendios, contra incendios|消防, 防火
安全, 安全生产|safety|seguridad|安全
电商, 直播, 直播带货|e-commerce, livestream, live streaming|comercio electrónico, retransmisión|EC, ライブ配信
高新技术企业, 高企|high-tech enterprise, high tech|empresa de alta tecnología|ハイテク企業
税, 税收, 减税, 纳税|tax, taxes|impuesto, impuestos|税金, 税
创业, 孵化|startup, start-up, incubator|emprendimiento, empresa emergente|起業, スタートアップ
投票, 表决|vote, poll|votación, encuesta|投票
溯源, 追溯|traceability, trace|trazabilidad|トレーサビリティ, 追跡
需求, 供需, 求购, 采购|demand, request, purchase|demanda, compra|需要, 需給
联系, 电话, 热线|contact, phone, hotline|contacto, teléfono|連絡先, 電話
地址, 交通, 怎么走, 位置|address, directions, how to get there|dirección, cómo llegar|アクセス, 住所
隐私, 个人信息|privacy|privacidad|プライバシー
无障碍|accessibility|accesibilidad|アクセシビリティ
标准, 规范, 规程|standard, standards|norma, normas|規格, 標準
有机, 绿色|organic|ecológico, orgánico|有機
碳, 碳排放, 碳足迹|carbon, carbon footprint|carbono, huella de carbono|炭素, カーボン
法律, 律师|legal, lawyer, law|legal, abogado|法律, 弁護士
会计, 代账, 记账|accounting, bookkeeping|contabilidad|会計, 記帳
营业执照, 执照, 工商注册|business licence, business license, licence|licencia, registro mercantil|営業許可, 登記
垃圾, 保洁, 清洁|waste, cleaning|basura, residuos sólidos, limpieza|ごみ, 清掃
班车, 公交|bus, shuttle|autobús, lanzadera|バス, シャトル
食堂, 餐厅|canteen, cafeteria|comedor, cantina|食堂
宿舍, 住宿|dormitory, housing|alojamiento, residencia|寮, 宿舎`;
