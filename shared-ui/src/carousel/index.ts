export { Carousel, type CarouselProps, type SlidesPerView } from './carousel.tsx';
