import styles from './fly-to-cart.module.css';

/** Duration of the animation in milliseconds. */
const flight = 520;

/**
 * Animates the product's image into the visible cart icon: the bar's on a phone, else the header's. Ignores taps
 * (pointer-events: none), and is skipped with reduced motion.
 */
export function flyToCart(image: HTMLImageElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isInSight = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const target = [...document.querySelectorAll('[data-cart-target]')].findLast(isInSight);
  if (!target || !isInSight(image)) return;
  const from = image.getBoundingClientRect();
  const to = target.getBoundingClientRect();
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
    target.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: 220, easing: 'ease-out' });
  };
}
