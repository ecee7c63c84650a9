/** The shop's shelves, in the order in which they stand. */
export const categories = [
  {
    slug: 'dairy',
    name: { en: 'Milk & cheese', ar: 'ألبان وأجبان' },
    description: {
      en: 'Milk, shaneeneh and yogurt, labneh and white cheeses, jameed, samneh and eggs.',
      ar: 'حليب وشنينة ولبن، ولبنة وجبنة بيضاء، وجميد وسمنة وبيض.',
    },
  },
  {
    slug: 'spices-herbs',
    name: { en: 'Spices & herbs', ar: 'بهارات وأعشاب' },
    description: {
      en: 'Za’atar, sumac and sage from the hills, and the spices that go into every pot.',
      ar: 'زعتر وسمّاق وميرمية من الجبال، وبهارات لا تقوم طبخة من دونها.',
    },
  },
  {
    slug: 'oils',
    name: { en: 'Oils & molasses', ar: 'زيوت ودبس' },
    description: {
      en: 'Olive oil first, then tahini, sesame oil, vinegar and the dark molasses of fruit.',
      ar: 'زيت الزيتون أولًا، ثم الطحينية والسيرج والخل، ودبس الرمان والعنب والخروب.',
    },
  },
  {
    slug: 'pickles',
    name: { en: 'Pickles', ar: 'مخللات' },
    description: {
      en: 'Olives, makdous, turnip and lemon: salt, patience and a wide-mouthed jar.',
      ar: 'زيتون ومكدوس ولفت وليمون: ملح وصبر ومرطبان واسع.',
    },
  },
  {
    slug: 'dried-goods',
    name: { en: 'Dried & tinned', ar: 'مجففات ومعلبات' },
    description: {
      en: 'Figs, dates, okra and roasted nuts, then tins, tomato sauces and pasta.',
      ar: 'قطّين وتمر وبامية ومكسرات محمّصة، ومن الخزانة معلبات وصلصات بندورة ومعكرونة.',
    },
  },
  {
    slug: 'grains',
    name: { en: 'Grains & flour', ar: 'حبوب وطحين' },
    description: {
      en: 'Freekeh, bulgur, lentils, beans and rice, then flour, semolina and the yeast to raise it.',
      ar: 'فريكة وبرغل وعدس وفول ورز، وطحين وسميد وخميرة للعجين.',
    },
  },
  {
    slug: 'beverages',
    name: { en: 'Beverages', ar: 'مشروبات' },
    description: {
      en: 'Coffee and tea for the guest at the door, sahlab for the cold, juice for the heat.',
      ar: 'قهوة وشاي لمن يدقّ الباب، وسحلب لأيام البرد، وعصير لأيام الحر.',
    },
  },
  {
    slug: 'honey',
    name: { en: 'Honey & sweets', ar: 'عسل وحلويات' },
    description: {
      en: 'Honey, fruit jams and halva, and what sweets are made with: sugar, date paste, rose water.',
      ar: 'عسل ومربيات وحلاوة، وما تُعمل به الحلويات: سكر وعجوة وماء ورد وماء زهر.',
    },
  },
  {
    slug: 'cleaning',
    name: { en: 'Cleaning supplies', ar: 'مواد تنظيف' },
    description: {
      en: 'For dishes, floors, glass and laundry, with tissues and the old olive oil soap.',
      ar: 'للجلي والأرضيات والزجاج والغسيل، ومعها المحارم وصابون زيت الزيتون البلدي.',
    },
  },
] as const;
