/** Indian cities under their states and union territories. */
export const indianCities: Record<string, string> = {
  "Andaman and Nicobar Islands": "Port Blair",
  "Andhra Pradesh":
    "Visakhapatnam, Vijayawada, Guntur, Nellore, Kurnool, Rajahmundry, Tirupati, Kakinada, Kadapa, Anantapur, Vizianagaram, Eluru, Ongole, Nandyal, Machilipatnam, Tenali, Proddatur, Chittoor, Hindupur, Bhimavaram, Srikakulam, Amaravati",
  "Arunachal Pradesh": "Itanagar, Naharlagun, Pasighat, Tawang",
  Assam: "Guwahati, Silchar, Dibrugarh, Jorhat, Nagaon, Tinsukia, Tezpur, Bongaigaon",
  Bihar:
    "Patna, Gaya, Bhagalpur, Muzaffarpur, Purnia, Darbhanga, Arrah, Begusarai, Katihar, Munger, Chhapra, Bihar Sharif, Sasaram, Hajipur",
  Chandigarh: "Chandigarh",
  Chhattisgarh: "Raipur, Bhilai, Bilaspur, Korba, Durg, Rajnandgaon, Jagdalpur, Raigarh, Ambikapur",
  "Dadra and Nagar Haveli and Daman and Diu": "Silvassa, Daman, Diu",
  Delhi: "Delhi, New Delhi, Dwarka, Rohini",
  Goa: "Panaji, Margao, Vasco da Gama, Mapusa, Ponda",
  Gujarat:
    "Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Jamnagar, Junagadh, Gandhinagar, Gandhidham, Anand, Navsari, Morbi, Nadiad, Surendranagar, Bharuch, Mehsana, Bhuj, Porbandar, Palanpur, Valsad, Vapi, Ankleshwar, Patan, Godhra",
  Haryana:
    "Gurugram, Faridabad, Panipat, Ambala, Yamunanagar, Rohtak, Hisar, Karnal, Sonipat, Panchkula, Bhiwani, Sirsa, Bahadurgarh, Jind, Kurukshetra, Rewari",
  "Himachal Pradesh": "Shimla, Dharamshala, Solan, Mandi, Hamirpur, Una, Kullu, Palampur",
  "Jammu and Kashmir": "Srinagar, Jammu, Anantnag, Baramulla, Udhampur, Kathua",
  Jharkhand: "Ranchi, Jamshedpur, Dhanbad, Bokaro, Deoghar, Hazaribagh, Giridih, Ramgarh",
  Karnataka:
    "Bengaluru, Mysuru, Hubballi, Dharwad, Mangaluru, Belagavi, Kalaburagi, Davanagere, Ballari, Vijayapura, Shivamogga, Tumakuru, Raichur, Bidar, Hosapete, Hassan, Gadag, Udupi, Manipal, Chitradurga, Kolar, Mandya, Chikkamagaluru, Bagalkot",
  Kerala:
    "Thiruvananthapuram, Kochi, Kozhikode, Thrissur, Kollam, Alappuzha, Palakkad, Kannur, Kottayam, Malappuram, Kasaragod, Pathanamthitta, Idukki, Manjeri, Thalassery",
  Ladakh: "Leh, Kargil",
  Lakshadweep: "Kavaratti",
  "Madhya Pradesh":
    "Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Sagar, Dewas, Satna, Ratlam, Rewa, Katni, Singrauli, Burhanpur, Khandwa, Chhindwara, Vidisha, Shivpuri, Mandsaur",
  Maharashtra:
    "Mumbai, Pune, Nagpur, Thane, Nashik, Aurangabad, Solapur, Navi Mumbai, Kolhapur, Amravati, Nanded, Sangli, Jalgaon, Akola, Latur, Dhule, Ahmednagar, Chandrapur, Parbhani, Jalna, Ratnagiri, Satara, Wardha, Panvel, Baramati, Lonavala",
  Manipur: "Imphal, Thoubal, Churachandpur",
  Meghalaya: "Shillong, Tura, Jowai",
  Mizoram: "Aizawl, Lunglei",
  Nagaland: "Kohima, Dimapur, Mokokchung",
  Odisha:
    "Bhubaneswar, Cuttack, Rourkela, Berhampur, Sambalpur, Puri, Balasore, Bhadrak, Baripada, Jharsuguda, Angul",
  Puducherry: "Puducherry, Karaikal, Mahe",
  Punjab:
    "Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali, Pathankot, Hoshiarpur, Batala, Moga, Firozpur, Phagwara, Rupnagar, Sangrur",
  Rajasthan:
    "Jaipur, Jodhpur, Kota, Bikaner, Ajmer, Udaipur, Bhilwara, Alwar, Bharatpur, Sikar, Pali, Sri Ganganagar, Jhunjhunu, Pilani, Tonk, Banswara",
  Sikkim: "Gangtok, Namchi",
  "Tamil Nadu":
    "Chennai, Coimbatore, Madurai, Tiruchirappalli, Salem, Tirunelveli, Tiruppur, Erode, Vellore, Thoothukudi, Dindigul, Thanjavur, Ranipet, Sivakasi, Karur, Udhagamandalam, Hosur, Nagercoil, Kanchipuram, Kumbakonam, Cuddalore, Pollachi, Rajapalayam, Coonoor, Namakkal, Krishnagiri, Tiruvannamalai, Villupuram",
  Telangana:
    "Hyderabad, Warangal, Nizamabad, Karimnagar, Khammam, Ramagundam, Mahbubnagar, Nalgonda, Adilabad, Suryapet, Siddipet, Secunderabad",
  Tripura: "Agartala, Udaipur, Dharmanagar",
  "Uttar Pradesh":
    "Lucknow, Kanpur, Ghaziabad, Agra, Varanasi, Meerut, Prayagraj, Bareilly, Aligarh, Moradabad, Saharanpur, Gorakhpur, Noida, Greater Noida, Firozabad, Jhansi, Muzaffarnagar, Mathura, Ayodhya, Rampur, Shahjahanpur, Mau, Hapur, Etawah, Mirzapur, Bulandshahr, Sultanpur, Raebareli",
  Uttarakhand:
    "Dehradun, Haridwar, Roorkee, Haldwani, Rudrapur, Kashipur, Rishikesh, Nainital, Pantnagar",
  "West Bengal":
    "Kolkata, Howrah, Durgapur, Asansol, Siliguri, Bardhaman, Malda, Kharagpur, Haldia, Jalpaiguri, Krishnanagar, Darjeeling, Santiniketan, Baharampur, Salt Lake City",
};

/** Cities elsewhere, each with its region, under the two letters of their country. */
export const otherCities: Record<string, string> = {
  AE: "Dubai/Dubai, Abu Dhabi/Abu Dhabi, Sharjah/Sharjah",
  AU: "Sydney/New South Wales, Melbourne/Victoria, Brisbane/Queensland, Perth/Western Australia, Adelaide/South Australia, Canberra/Australian Capital Territory",
  BD: "Dhaka/Dhaka, Chattogram/Chattogram",
  BH: "Manama/Capital",
  BR: "São Paulo/São Paulo, Rio de Janeiro/Rio de Janeiro",
  CA: "Toronto/Ontario, Vancouver/British Columbia, Montréal/Québec, Ottawa/Ontario, Waterloo/Ontario, Calgary/Alberta",
  CH: "Zürich/Zürich, Geneva/Geneva, Lausanne/Vaud",
  CN: "Beijing/Beijing, Shanghai/Shanghai, Shenzhen/Guangdong",
  DE: "Berlin/Berlin, Munich/Bavaria, Hamburg/Hamburg, Frankfurt/Hesse, Stuttgart/Baden-Württemberg, Aachen/North Rhine-Westphalia",
  DK: "Copenhagen/Capital Region",
  EG: "Cairo/Cairo",
  ES: "Madrid/Madrid, Barcelona/Catalonia",
  FI: "Helsinki/Uusimaa",
  FR: "Paris/Île-de-France, Lyon/Auvergne-Rhône-Alpes, Toulouse/Occitanie, Grenoble/Auvergne-Rhône-Alpes",
  GB: "London/England, Manchester/England, Birmingham/England, Edinburgh/Scotland, Glasgow/Scotland, Bristol/England, Cambridge/England, Oxford/England, Cardiff/Wales, Belfast/Northern Ireland",
  HK: "Hong Kong/Hong Kong",
  ID: "Jakarta/Jakarta, Bandung/West Java",
  IE: "Dublin/Leinster, Cork/Munster, Galway/Connacht",
  IL: "Tel Aviv/Tel Aviv",
  IT: "Milan/Lombardy, Rome/Lazio, Turin/Piedmont",
  JP: "Tokyo/Tokyo, Osaka/Osaka, Kyoto/Kyoto, Yokohama/Kanagawa",
  KE: "Nairobi/Nairobi",
  KR: "Seoul/Seoul, Busan/Busan",
  KW: "Kuwait City/Al Asimah",
  LK: "Colombo/Western, Kandy/Central",
  MU: "Port Louis/Port Louis",
  MV: "Malé/Malé",
  MX: "Mexico City/Mexico City, Monterrey/Nuevo León",
  MY: "Kuala Lumpur/Kuala Lumpur, Penang/Penang, Johor Bahru/Johor",
  NG: "Lagos/Lagos, Abuja/Federal Capital Territory",
  NL: "Amsterdam/North Holland, Rotterdam/South Holland, Eindhoven/North Brabant, Delft/South Holland",
  NO: "Oslo/Oslo",
  NP: "Kathmandu/Bagmati, Pokhara/Gandaki, Biratnagar/Koshi",
  NZ: "Auckland/Auckland, Wellington/Wellington",
  OM: "Muscat/Muscat",
  PH: "Manila/Metro Manila, Cebu City/Cebu",
  PL: "Warsaw/Masovia, Kraków/Lesser Poland",
  PT: "Lisbon/Lisbon, Porto/Porto",
  QA: "Doha/Doha",
  SA: "Riyadh/Riyadh, Jeddah/Makkah, Dammam/Eastern Province",
  SE: "Stockholm/Stockholm, Gothenburg/Västra Götaland",
  SG: "Singapore/Singapore",
  TH: "Bangkok/Bangkok, Chiang Mai/Chiang Mai",
  TR: "Istanbul/Istanbul, Ankara/Ankara",
  TW: "Taipei/Taipei, Hsinchu/Hsinchu",
  US: "New York/New York, San Francisco/California, San Jose/California, Los Angeles/California, Seattle/Washington, Austin/Texas, Dallas/Texas, Houston/Texas, Chicago/Illinois, Boston/Massachusetts, Atlanta/Georgia, Denver/Colorado, Pittsburgh/Pennsylvania, Philadelphia/Pennsylvania, Raleigh/North Carolina, Washington/District of Columbia, San Diego/California, Ann Arbor/Michigan",
  VN: "Ho Chi Minh City/Ho Chi Minh City, Hanoi/Hanoi",
  ZA: "Johannesburg/Gauteng, Cape Town/Western Cape",
};

/** The two letters of every country and territory. */
export const countryCodes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";
