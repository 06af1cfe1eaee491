import { hrArrivals } from "@/areas/hr/arrivals";
import { poArrivals } from "@/areas/po/arrivals";
import { siteArrivals } from "@/areas/site/arrivals";
import { studentArrivals } from "@/areas/student/arrivals";

/** Every screen that is drawn into HTML. */
export const arrivals = [...siteArrivals, ...studentArrivals, ...poArrivals, ...hrArrivals];
