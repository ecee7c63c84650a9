/**
 * Products that the home page shows when the catalogue cannot be reached: its first six are the last resort. Prices are
 * in JD; a test keeps the values equal to the catalogue's.
 */
export const sampleProducts: {
  key: string;
  slug: string;
  category: string;
  store: 'mouneh' | 'cilka';
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  price: number;
  weight: string;
  origin: string;
}[] = [
  {
    key: 'olive-oil',
    slug: 'extra-virgin-olive-oil',
    category: 'oils',
    store: 'mouneh',
    name: { en: 'Extra virgin olive oil', ar: 'زيت زيتون بكر ممتاز' },
    description: {
      en: 'Cold-pressed from the autumn olives, green and a little peppery at the back of the throat. Pour it over labneh, dip hot bread in it with za’atar, or cook the whole meal in it.',
      ar: 'معصور على البارد من زيتون الموسم، لونه أخضر وفيه لسعة خفيفة آخر الحلق. على وجه اللبنة، وللغمس مع الزعتر، وللطبخة من أولها إلى آخرها.',
    },
    price: 7.25,
    weight: '750ml',
    origin: 'Ajloun',
  },
  {
    key: 'labneh',
    slug: 'strained-goat-labneh',
    category: 'dairy',
    store: 'mouneh',
    name: { en: 'Strained goat labneh', ar: 'لبنة ماعز بلدية' },
    description: {
      en: 'Goat yogurt salted and hung in cloth until it is thick enough to hold the mark of a spoon. Spread it on a plate, make a hollow and fill it with olive oil.',
      ar: 'لبن ماعز يُملّح ويُعلّق بالشاش حتى يثقل ويمسك أثر الملعقة. تُمدّ في الصحن، وفي وسطها حفرة ملآنة بزيت الزيتون.',
    },
    price: 2.75,
    weight: '500g',
    origin: 'Salt',
  },
  {
    key: 'zaatar',
    slug: 'green-zaatar-blend',
    category: 'spices-herbs',
    store: 'mouneh',
    name: { en: 'Green za’atar blend', ar: 'زعتر أخضر مخلوط' },
    description: {
      en: 'Thyme leaves rubbed with sumac, toasted sesame and salt. Eaten with olive oil and bread, baked on manaqeesh, or folded into a sandwich for school.',
      ar: 'ورق زعتر مفروك مع السمّاق والسمسم المحمّص والملح. غمسة بالزيت والخبز، أو مناقيش سخنة من الفرن، أو ساندويشة زيت وزعتر للمدرسة.',
    },
    price: 2.75,
    weight: '300g',
    origin: 'Ajloun',
  },
  {
    key: 'coffee',
    slug: 'arabic-coffee-with-cardamom',
    category: 'beverages',
    store: 'cilka',
    name: { en: 'Arabic coffee with cardamom', ar: 'قهوة عربية بالهيل' },
    description: {
      en: 'Roasted beans mixed with green cardamom, for the unsweetened coffee poured from the dallah. Grind it, boil it gently, and fill the small cup only a third.',
      ar: 'حبّ محمّص مخلوط بالهيل الأخضر، للقهوة السادة في الدلّة. تُطحن وتُغلى على مهل، ويُصبّ للضيف ثلث الفنجان كما تقضي الأصول.',
    },
    price: 5.5,
    weight: '500g',
    origin: 'Amman',
  },
  {
    key: 'halloumi',
    slug: 'halloumi-folded-with-mint',
    category: 'dairy',
    store: 'mouneh',
    name: { en: 'Halloumi folded with mint', ar: 'جبنة حلوم بالنعنع' },
    description: {
      en: 'Firm white cheese folded over dried mint, salty and a little squeaky. Lay it in a hot pan and it turns gold at the edges without melting; in summer, eat it with watermelon.',
      ar: 'جبنة بيضاء متماسكة مطويّة على نعنع ناشف، مالحة ولها صرير خفيف تحت الأسنان. على مقلاة حامية تشقرّ أطرافها ولا تذوب، وفي الصيف رفيقها البطيخ.',
    },
    price: 4.25,
    weight: '400g',
    origin: 'Irbid',
  },
  {
    key: 'pomegranate-molasses',
    slug: 'pomegranate-molasses',
    category: 'oils',
    store: 'mouneh',
    name: { en: 'Pomegranate molasses', ar: 'دبس رمان' },
    description: {
      en: 'Sour pomegranate juice boiled down without hurry to a dark syrup, sharp first and sweet after. A spoonful for fattoush, stuffed vine leaves, muhammara or fried liver.',
      ar: 'عصير رمان حامض يُغلى على مهل حتى يعقد ويسودّ، أوّله حموضة وآخره حلاوة. ملعقة منه للفتّوش والدوالي والمحمّرة والكبدة المقلية.',
    },
    price: 4.9,
    weight: '500ml',
    origin: 'Umm Qais',
  },
  {
    key: 'sumac',
    slug: 'ground-sumac',
    category: 'spices-herbs',
    store: 'mouneh',
    name: { en: 'Ground sumac', ar: 'سمّاق بلدي مطحون' },
    description: {
      en: 'Dried sumac berries ground to a dark red powder, as sour as lemon but rounder. Musakhan can’t do without it, and neither can fattoush or a plate of fried eggs.',
      ar: 'حبّ السمّاق ينشف ثم يُطحن، وحموضته أهدأ من حموضة الليمون. المسخّن لا يقوم من دونه ولا الفتّوش، ورشّة منه على البيض المقلي تكفي.',
    },
    price: 2.25,
    weight: '250g',
    origin: 'Ajloun',
  },
  {
    key: 'nabulsi',
    slug: 'nabulsi-cheese-with-nigella',
    category: 'dairy',
    store: 'mouneh',
    name: { en: 'Nabulsi cheese with nigella', ar: 'جبنة نابلسية بالقزحة' },
    description: {
      en: 'White cheese boiled in brine with nigella seed, mastic and mahlab. Soak it to draw out the salt, then fry it for breakfast or sweeten it into knafeh.',
      ar: 'جبنة بيضاء تُغلى بالماء والملح مع القزحة والمستكة والمحلب. تُنقع حتى تخفّ ملوحتها، ثم تُقلى للفطور أو تصير صينية كنافة.',
    },
    price: 6.5,
    weight: '1kg',
    origin: 'Nablus',
  },
  {
    key: 'tahini',
    slug: 'stone-ground-tahini',
    category: 'oils',
    store: 'mouneh',
    name: { en: 'Stone-ground tahini', ar: 'طحينية مطحونة على الحجر' },
    description: {
      en: 'Sesame hulled, roasted and ground between stones until it pours. Hummus and mutabbal begin with it, falafel is dressed with it, and with grape molasses it is a sweet dip for bread.',
      ar: 'سمسم مقشور ومحمّص يُطحن على الحجر حتى يسيل. منها الحمص والمتبّل، وطرطورها للفلافل والسمك، ومع دبس العنب تصير غموسًا حلوًا.',
    },
    price: 4.25,
    weight: '800g',
    origin: 'Nablus',
  },
  {
    key: 'black-tea',
    slug: 'black-tea-loose-leaf',
    category: 'beverages',
    store: 'cilka',
    name: { en: 'Black tea, loose leaf', ar: 'شاي أسود فرط' },
    description: {
      en: 'Loose Ceylon leaf that brews dark red and strong. Boil it the Jordanian way, with sugar in the pot and a sprig of mint or sage, and pour it into small glasses.',
      ar: 'شاي سيلاني فرط، لونه أحمر غامق وطعمه ثقيل. يُغلى على طريقتنا والسكر معه في الإبريق، ومعه عرق نعنع أو ميرمية، ويُصبّ في كاسات صغيرة.',
    },
    price: 3.2,
    weight: '400g',
    origin: 'Sri Lanka',
  },
  {
    key: 'maramiyyeh',
    slug: 'dried-sage',
    category: 'spices-herbs',
    store: 'mouneh',
    name: { en: 'Dried sage', ar: 'ميرمية جبلية' },
    description: {
      en: 'Mountain sage dried on its stems, grey-green and strong in scent. One sprig in the pot is enough to turn plain black tea into the tea of a Jordanian winter.',
      ar: 'ميرمية ناشفة على عروقها، رائحتها تسبقها إلى الباب. عرق واحد في إبريق الشاي يكفي، وبرد عجلون له حلّ.',
    },
    price: 1.5,
    weight: '60g',
    origin: 'Ajloun',
  },
];
