import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';

export interface SliderOptions {
  /** Cards in view, below and from `wideFromPx` on. */
  perView: number;
  perWideView: number;
  wideFromPx: number;
}

export interface Slider {
  /** Shows the next cards; after the last one comes the first. */
  next(): void;
  stop(): void;
}

/** Swiper moves slides that are out of view to the other end, so a loop needs as many as a wide view and some more. */
const LEAST_FOR_LOOP = 6;
const LEAST_FOR_STEPS = 9;
const SLIDE_MS = 400;

/** Has a row of `.swiper-slide` in a `.swiper-wrapper` loop, by swiping too. It begins where the row is scrolled to. */
export function startSlider(frame: HTMLElement, { perView, perWideView, wideFromPx }: SliderOptions): Slider {
  const count = frame.querySelectorAll('.swiper-slide').length;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const width = frame.querySelector('.swiper-slide')?.clientWidth ?? 1;
  const initialSlide = Math.round(frame.scrollLeft / width);
  frame.scrollLeft = 0;
  frame.dataset.slides = '';
  const swiper = new Swiper(frame, {
    modules: [Mousewheel],
    initialSlide,
    slidesPerView: perView,
    spaceBetween: 2,
    breakpoints: { [wideFromPx]: { slidesPerView: perWideView } },
    loop: count >= LEAST_FOR_LOOP,
    loopAdditionalSlides: count >= LEAST_FOR_STEPS ? 3 : 0,
    speed: isCalm ? 0 : SLIDE_MS,
    // Of the next pictures, which the browser does not see coming.
    lazyPreloadPrevNext: 1,
    mousewheel: { forceToAxis: true },
    // The press must still give the focus.
    touchStartPreventDefault: false,
    threshold: 5,
  });

  // A link would be dragged as a link.
  const onDrag = (event: Event) => event.preventDefault();
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('.swiper-slide');
    if (!slide) return;
    const [own, view] = [slide.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (own.left < view.left - 1 || own.right > view.right + 1) swiper.slideTo(swiper.slides.indexOf(slide));
  };
  frame.addEventListener('dragstart', onDrag);
  frame.addEventListener('focusin', onFocus);

  return {
    next() {
      if (!swiper.params.loop) {
        if (swiper.isEnd) swiper.slideTo(0);
        else swiper.slideNext();
        return;
      }
      swiper.loopFix({ direction: 'next' });
      const inView = Number(swiper.params.slidesPerView);
      const step = Math.min(Math.floor(inView), swiper.loopedSlides ?? 1);
      // Further on it would stop at the row's end, in the middle of a card.
      swiper.slideTo(Math.min(swiper.activeIndex + step, Math.floor(count - inView)));
    },
    stop() {
      frame.removeEventListener('dragstart', onDrag);
      frame.removeEventListener('focusin', onFocus);
      swiper.destroy();
      delete frame.dataset.slides;
    },
  };
}
