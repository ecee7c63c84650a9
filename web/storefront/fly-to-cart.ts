import styles from './fly-to-basket.module.css';

/** Milliseconds from the shelf into the basket. */
const flight = 520;

/** The image flies into the basket in sight: of the bar on a phone, else of the header. It lies under every finger. */
export function flyToCart(image: HTMLImageElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isInSight = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const basket = [...document.querySelectorAll('[data-cart-target]')].findLast(isInSight);
  if (!basket || !isInSight(image)) return;
  const from = image.getBoundingClientRect();
  const to = basket.getBoundingClientRect();
  const thing = new Image(from.width, from.height);
  thing.src = image.currentSrc;
  thing.alt = '';
  thing.className = styles.thing ?? '';
  thing.style.translate = `${from.left}px ${from.top}px`;
  document.body.append(thing);
  const x = (to.left + to.right - from.left - from.right) / 2;
  const y = (to.top + to.bottom - from.top - from.bottom) / 2;
  const scale = to.width / from.width;
  const lifted = `translate(${x * 0.35}px, ${Math.min(y * 0.35, 0) - 32}px) scale(0.7)`;
  const fall = thing.animate(
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: lifted, offset: 0.4, easing: 'ease-in' },
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ],
    flight,
  );
  fall.onfinish = () => {
    thing.remove();
    basket.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: 220, easing: 'ease-out' });
  };
}
