/** The shop's shelves, in the order in which they stand. */
export const categories = [
  {
    slug: 'dairy',
    name: { en: 'Milk & cheese', ar: 'ألبان وأجبان' },
    description: {
      en: 'White cheeses, labneh, jameed and samneh: the cold end of the breakfast table.',
      ar: 'جبنة بيضاء ولبنة وجميد وسمنة: أول ما يُمدّ على سفرة الفطور.',
    },
  },
  {
    slug: 'spices-herbs',
    name: { en: 'Spices & herbs', ar: 'بهارات وأعشاب' },
    description: {
      en: "Za'atar, sumac and sage from the hills, and the spices that go into every pot.",
      ar: 'زعتر وسمّاق وميرمية من الجبال، وبهارات لا تقوم طبخة من دونها.',
    },
  },
  {
    slug: 'oils',
    name: { en: 'Oils', ar: 'زيوت ودبس' },
    description: {
      en: 'Olive oil first, then tahini, sesame oil and the dark molasses of fruit.',
      ar: 'زيت الزيتون أولًا، ثم الطحينية والسيرج ودبس الرمان والعنب والخروب.',
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
    name: { en: 'Dried goods', ar: 'مجففات ومعلبات' },
    description: {
      en: 'What summer left for winter, dried or tinned: figs, dates, okra, beans and pasta.',
      ar: 'ما خبّأه الصيف للشتاء، ناشفًا أو معلّبًا: قطّين وتمر وبامية وفول ومعكرونة.',
    },
  },
  {
    slug: 'grains',
    name: { en: 'Grains', ar: 'حبوب' },
    description: {
      en: 'Freekeh, bulgur, lentils, rice and flour, by the kilo.',
      ar: 'فريكة وبرغل وعدس ورز وطحين، بالكيلو.',
    },
  },
  {
    slug: 'beverages',
    name: { en: 'Beverages', ar: 'مشروبات' },
    description: {
      en: 'Coffee and tea for the guest at the door, and something cold for the heat.',
      ar: 'قهوة وشاي لمن يدقّ الباب، وشيء بارد لأيام الحر.',
    },
  },
  {
    slug: 'honey',
    name: { en: 'Honey', ar: 'عسل ومربيات' },
    description: {
      en: 'Honey in the jar and in the comb, fruit jams, and halva to slice.',
      ar: 'عسل في المرطبان وعسل بشهده، ومربيات فواكه، وحلاوة تُقطع بالسكين.',
    },
  },
  {
    slug: 'cleaning',
    name: { en: 'Cleaning supplies', ar: 'مواد تنظيف' },
    description: {
      en: 'For dishes, floors, glass and laundry, and the old olive oil soap.',
      ar: 'للجلي والأرضيات والزجاج والغسيل، ومعها صابون زيت الزيتون البلدي.',
    },
  },
] as const;
