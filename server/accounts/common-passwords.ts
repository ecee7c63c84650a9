const alone =
  'password passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertyui qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 abcdef abc12345 a12345 a123456 a1b2c3 letmein welcome welcome1 admin1 admin123 administrator iloveyou iloveu monkey dragon football baseball superman batman master shadow sunshine princess michael ashley jessica charlie jordan jordan1 jordan23 jordan123 amman1 amman123 habibi habibti inshallah bismillah alhamdulillah allah1 allah123 mohammad mohammed muhammad ahmad123 ahmed123 omar123 fatima yasmin falasteen palestine freedom whatever trustno1 starwars pokemon computer internet samsung google facebook instagram whatsapp hello1 hello123 secret changeme default guest1 test123 test1234 testing login1 mypass summer winter killer soccer hockey hunter ranger buster tigger cookie cheese chocolate pepper flower lovely love123 lover1 babygirl angel1 number1 access matrix mustang corvette ferrari mouneh mouneh1 mouneh123 cilka1 cilka123 zaatar labneh'.split(
    ' ',
  );
const rows = ['1234567890', '0123456789', '9876543210', '0987654321'];
const runs = rows.flatMap((row) => [6, 7, 8, 9, 10].map((length) => row.slice(0, length)));
const repeats = [...'0123456789abcxz'].flatMap((sign) =>
  [6, 7, 8, 9, 10].map((length) => sign.repeat(length)),
);
const pairs = [
  '12',
  '123',
  '1212',
  '112233',
  '121212',
  '123123',
  '123321',
  '654321',
  '666999',
  '789456',
  '147258',
  '159753',
  '159357',
  '147852',
  '123654',
  '456789',
  '321321',
  '123qwe',
  'qwe123',
  '123abc',
];

/** The commonest passwords of six letters and more, in lower case, with those that this shop itself suggests. */
export const commonPasswords: ReadonlySet<string> = new Set([...alone, ...runs, ...repeats, ...pairs]);
