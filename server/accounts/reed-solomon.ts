/** The product of two bytes as polynomials over one bit, modulo x⁸+x⁴+x³+x²+1. */
export function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** (x-1)(x-2)(x-4)…, as many as there are check bytes; its first coefficient, 1, is left out. */
function generatorOf(length: number): number[] {
  let product = [1];
  for (let [count, root] = [0, 1]; count < length; [count, root] = [count + 1, multiply(root, 2)]) {
    product = [...product, 0].map((value, place) => value ^ multiply(product[place - 1] ?? 0, root));
  }
  return product.slice(1);
}

/** The check bytes from which a reader of `data` finds what a blot has spoilt: the rest of a division by the generator. */
export function checkBytesOf(data: number[], length: number): number[] {
  const generator = generatorOf(length);
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const [first = 0, ...others] = rest;
    rest = [...others, 0].map((value, place) => value ^ multiply(generator[place] ?? 0, byte ^ first));
  }
  return rest;
}
